<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Mail\Letter;
use Atoll\Platform\Access\Secret;
use Atoll\Platform\Access\Throttle;
use Atoll\Platform\Access\ThrottleRecords;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Privacy\PrivacyTools;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Account\AccountMail;
use Atoll\Portal\Account\Closing\CloseAccount;
use Atoll\Portal\Account\Closing\Closing;
use Atoll\Portal\Account\Closing\Leaving;
use Atoll\Portal\Account\Closing\OwnApplications;
use Atoll\Portal\Account\Confirmation;
use Atoll\Portal\Account\Data\Download;
use Atoll\Portal\Account\Data\InvitationData;
use Atoll\Portal\Account\Data\Json;
use Atoll\Portal\Account\Data\ProfileData;
use Atoll\Portal\Account\Data\Spreadsheet;
use Atoll\Portal\Account\Details\ChangeDetails;
use Atoll\Portal\Account\Details\Details;
use Atoll\Portal\Account\Details\DetailsForm;
use Atoll\Portal\Account\Email\CancelEmail;
use Atoll\Portal\Account\Email\ChangeEmail;
use Atoll\Portal\Account\Email\ConfirmEmail;
use Atoll\Portal\Account\Email\EmailChange;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Account\Password\ChangePassword;
use Atoll\Portal\Account\ProfileBlock;
use Atoll\Portal\Account\Sections\ClosingSection;
use Atoll\Portal\Account\Sections\DataSection;
use Atoll\Portal\Account\Sections\DetailsSection;
use Atoll\Portal\Account\Sections\EmailSection;
use Atoll\Portal\Account\Sections\Folded;
use Atoll\Portal\Account\Sections\PasswordSection;
use Atoll\Portal\Account\Sections\SessionsSection;
use Atoll\Portal\Account\Sessions\Sessions;
use Atoll\Portal\Clients\InvitationRepository;
use Atoll\Portal\Clients\UserChanges;
use Atoll\Portal\Login\Links;
use Atoll\Portal\Login\PasswordMail;
use Atoll\Portal\PortalHealth;
use Atoll\Site\Page\PageMeta;

/** What clients look after themselves: their details, password, logins and data, and the end of their account. */
final class Accounts extends Area {

	private Holder $holder;
	private Confirmation $confirmation;
	private DetailsForm $form;
	private Details $details;
	private EmailChange $email;
	private AccountMail $mail;
	private InvitationRepository $invitations;
	private OwnApplications $own;

	public function __construct( Forms $forms, private Storage $storage, private Mailing $mailing, private Casework $casework, private Logins $logins, private OwnDrafts $drafts, private Portal $portal, private Settings $settings, private PersonalData $personal, private Visitors $visitors, private Islands $islands, private PageMeta $pages, \wpdb $wpdb ) {
		$changes            = new UserChanges( $wpdb, $storage->transaction );
		$this->holder       = new Holder();
		$this->confirmation = new Confirmation( new Throttle( new ThrottleRecords( $wpdb ), new Secret() ), $logins->passwords );
		$this->form         = new DetailsForm( $forms->builder, $forms->engine );
		$this->details      = new Details( $changes );
		$this->mail         = new AccountMail( new Letter() );
		$this->email        = new EmailChange( $changes, $mailing->outbox, $this->mail, new Secret(), $portal->places, time( ... ) );
		$this->invitations  = new InvitationRepository( $wpdb, time( ... ) );
		$this->own          = new OwnApplications( $storage->entries, $casework->cases, $forms->repository );
	}

	public function modules(): array {
		return array(
			new PrivacyTools( array( $this->profile(), new InvitationData( $this->invitations ) ) ),
			new PortalHealth( $this->settings, $this->pages ),
			new Leaving( $this->drafts, $this->storage->entries, $this->invitations ),
		);
	}

	public function actions(): array {
		$places = $this->portal->places;
		return array(
			new ChangeDetails( $this->holder, $this->form, $this->details, $places ),
			new ChangeEmail( $this->holder, $this->confirmation, $this->email, $this->storage->rateLimit, $this->storage->mailBounds, $places ),
			new ConfirmEmail( $this->holder, $this->email, $places ),
			new CancelEmail( $this->holder, $this->email, $places ),
			new ChangePassword( $this->holder, $this->confirmation, $this->logins->passwords, $this->mailing->outbox, new PasswordMail( $this->mail ), new Links( $places ), $places ),
			$this->download(),
			new CloseAccount( $this->holder, $this->confirmation, new Closing( $this->own, $this->casework->cases, $this->mailing->outbox, $this->mail, $this->settings, $this->storage->transaction, $this->storage->livingLogin ), $places ),
		);
	}

	public function profileBlock(): ProfileBlock {
		$forms  = $this->portal->forms;
		$folded = new Folded( $this->portal->posted );
		return new ProfileBlock(
			array(
				new DetailsSection( $forms, $this->form, $this->details ),
				new EmailSection( $forms, $folded, $this->confirmation, $this->email, $this->portal->request ),
				new PasswordSection( $forms, $folded, $this->confirmation ),
				new SessionsSection( $forms, new Sessions() ),
				new DataSection( $forms, $folded, $this->confirmation, $this->download() ),
				new ClosingSection( $forms, $folded, $this->confirmation, $this->own ),
			),
			$this->holder,
			$this->portal->actions,
			$this->portal->places,
			$this->visitors,
			$this->islands,
			$this->portal->request
		);
	}

	private function download(): Download {
		$sources = array( $this->profile(), ...$this->personal->ofClients() );
		return new Download( $this->holder, $this->confirmation, $this->storage->rateLimit, $sources, array( new Spreadsheet( new Csv() ), new Json() ) );
	}

	private function profile(): ProfileData {
		return new ProfileData( $this->details, $this->form, $this->email );
	}
}
