<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Mail\Letter;
use Atoll\Platform\Access\AfterAnswer;
use Atoll\Platform\Access\Purpose;
use Atoll\Platform\Access\SameOrigin;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Account\AccountMail;
use Atoll\Portal\Clients\Names;
use Atoll\Portal\Clients\Outside;
use Atoll\Portal\Clients\Unnamed;
use Atoll\Portal\Login\Actions\AcceptAction;
use Atoll\Portal\Login\Actions\ForgottenAction;
use Atoll\Portal\Login\Actions\LogInAction;
use Atoll\Portal\Login\Actions\LogOutAndGoOn;
use Atoll\Portal\Login\Actions\NewPasswordAction;
use Atoll\Portal\Login\Arrivals;
use Atoll\Portal\Login\Asked;
use Atoll\Portal\Login\Destination;
use Atoll\Portal\Login\Joining;
use Atoll\Portal\Login\Links;
use Atoll\Portal\Login\LogIn;
use Atoll\Portal\Login\LoginBlock;
use Atoll\Portal\Login\NewPasswords;
use Atoll\Portal\Login\Opened;
use Atoll\Portal\Login\PasswordMail;
use Atoll\Portal\Login\Reason;
use Atoll\Portal\Login\Registration;
use Atoll\Portal\Login\ResetKeys;
use Atoll\Portal\Login\Secrecy;
use Atoll\Portal\Login\SignOn;
use Atoll\Portal\Login\Views\AnothersView;
use Atoll\Portal\Login\Views\ForgottenView;
use Atoll\Portal\Login\Views\InvitationView;
use Atoll\Portal\Login\Views\LogInView;
use Atoll\Portal\Login\Views\NewPasswordView;
use Atoll\Portal\Login\Views\Parts;
use Atoll\Portal\Login\Views\Views;
use Atoll\Portal\Login\Watch;
use Atoll\Portal\Login\WordPressScreen;
use Atoll\Site\Company;
use Atoll\Site\Page\PageMeta;

/** The login page, and every other door that takes a password. */
final class LoggingIn extends Area {

	public readonly Opened $opened;
	private Asked $asked;
	private ResetKeys $keys;
	private Links $links;
	private PasswordMail $mail;
	private NewPasswords $passwords;
	private SignOn $signOn;
	private Joining $joining;
	private Views $views;
	private Parts $parts;

	public function __construct( private Storage $storage, Mailing $mailing, private Portal $portal, private Logins $logins, private Sessions $sessions, private Settings $settings, Company $company, private PageMeta $pages, private Islands $islands, private Visitors $visitors ) {
		$this->asked     = new Asked( $portal->request );
		$this->keys      = new ResetKeys();
		$this->links     = new Links( $portal->places );
		$this->mail      = new PasswordMail( new AccountMail( new Letter() ) );
		$this->passwords = new NewPasswords( $this->keys, $this->links, $this->mail, $mailing->outbox, $logins->passwords, $storage->throttle, $storage->mailBounds, new Names(), new AfterAnswer() );
		$this->signOn    = new SignOn( $storage->throttle, $logins->passwords, new Names() );
		$this->joining   = new Joining( $logins->invitations, $portal->places );
		$this->opened    = new Opened( $this->asked, $this->keys, $logins->invitations, $this->links, $visitors );
		$this->parts     = new Parts( $this->links, $company );
		$this->views     = $this->makeViews( $this->parts );
	}

	public function modules(): array {
		return array(
			new Watch( $this->storage->throttle, $this->visitors, new Names() ),
			new Arrivals( $this->asked, $this->joining, $this->opened, $this->visitors, new Purpose() ),
			new Secrecy( $this->views, $this->asked, $this->opened ),
			new WordPressScreen( $this->portal->places, $this->links, $this->passwords, $this->keys, $this->mail, $this->visitors, $this->portal->request ),
			new Registration( $this->portal->places, $this->passwords, $this->visitors, $this->portal->request ),
			new Outside( $this->portal->places->dashboard( ... ) ),
			new Unnamed(),
		);
	}

	public function routes(): array {
		return array( new LogIn( $this->signOn, $this->sessions->sessions, $this->sessions->answer, new SameOrigin() ) );
	}

	public function actions(): array {
		$destination = new Destination( $this->sessions->onward, $this->portal->places, $this->pages );
		return array(
			new LogInAction( $this->signOn, $destination, $this->joining, $this->asked ),
			new ForgottenAction( $this->passwords, $this->links ),
			new NewPasswordAction( $this->passwords, $this->keys, $this->signOn, $destination, $this->links, $this->asked, $this->storage->rateLimit ),
			new LogOutAndGoOn( $this->opened ),
			new AcceptAction( $this->logins->invitations, $this->signOn, $this->joining, $this->links, $this->asked, $this->storage->rateLimit ),
		);
	}

	public function block(): LoginBlock {
		return new LoginBlock( $this->views, $this->portal->actions, $this->portal->places, $this->islands, $this->settings, $this->asked, $this->links, $this->parts, $this->opened, new Reason( $this->portal->redirects, $this->portal->places ) );
	}

	private function makeViews( Parts $parts ): Views {
		$forms = $this->portal->forms;
		$login = new LogInView( $forms, $parts );
		return new Views(
			array(
				new AnothersView( $forms, $parts, $this->opened, $this->portal->places ),
				new InvitationView( $forms, $parts, $login, $this->asked, $this->logins->invitations ),
				new NewPasswordView( $forms, $parts, $this->asked, $this->keys, $this->links ),
				new ForgottenView( $forms, $parts, $this->asked ),
				$login,
			)
		);
	}
}
