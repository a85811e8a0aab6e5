<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Forms\Addresses\LookupPart;
use Atoll\Forms\Captcha\CaptchaPart;
use Atoll\Forms\Drafts\ResumeLinks;
use Atoll\Forms\Drafts\SavePart;
use Atoll\Forms\Entries\Confirmations;
use Atoll\Forms\Entries\EntryRepository;
use Atoll\Forms\Modals\Modals;
use Atoll\Forms\Modals\ShowForm;
use Atoll\Forms\Page\Buttons\BackButton;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Page\Buttons\ChangeButton;
use Atoll\Forms\Page\Buttons\CheckButton;
use Atoll\Forms\Page\Buttons\CsvButton;
use Atoll\Forms\Page\Buttons\NextButton;
use Atoll\Forms\Page\Buttons\SaveButton;
use Atoll\Forms\Page\Buttons\SaveWithoutFiles;
use Atoll\Forms\Page\Buttons\SendLinkButton;
use Atoll\Forms\Page\Buttons\SubmitButton;
use Atoll\Forms\Uploads\UploadPart;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Islands\Parts;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;

/** A form on a page: printed, posted, and what came of it. */
final class PageProvider extends ServiceProvider {

	public function services(): array {
		return array(
			PlainPost::class => fn() => $this->services->make( PlainPost::class, buttons: $this->buttons() ),
			Continuations::class => fn() => new Continuations( $this->ways( ... ) ),
			Parts::class => fn() => new Parts(
				array(
					'captcha' => $this->get( CaptchaPart::class ),
					'address' => $this->get( LookupPart::class ),
					'upload'  => $this->get( UploadPart::class ),
					'save'    => $this->get( SavePart::class ),
				)
			),
			SentForms::class => fn() => $this->services->make( SentForms::class, confirmations: fn() => $this->get( Confirmations::class ), entries: fn() => $this->get( EntryRepository::class ) ),
			FormTrial::class => fn() => $this->services->make( FormTrial::class, renderer: fn() => $this->get( FormRenderer::class ) ),
			Modals::class => fn() => $this->services->make( Modals::class, renderer: fn() => $this->get( FormRenderer::class ) ),
			ShowForm::class => fn() => $this->services->make( ShowForm::class, renderer: fn() => $this->get( FormRenderer::class ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'render_block', fn() => $this->get( Modals::class )->markLinks( ... ), 20 );
		$hooks->action( 'wp_footer', fn() => $this->get( Modals::class )->printShell( ... ), 900 ); // Before the islands' scripts, which look for it.
		$hooks->action( 'template_redirect', fn() => $this->get( Continuations::class )->keepPrivate( ... ), Stage::ANSWER, when: $this->isContinued( ... ) );
		$hooks->filter( 'request', fn() => $this->get( FormTrial::class )->instead( ... ), when: $this->isTrial( ... ) );
		$hooks->filter( 'posts_pre_query', fn() => $this->get( FormTrial::class )->page( ... ), 10, 2, when: $this->isTrial( ... ) );
		$hooks->action( 'admin_bar_menu', fn() => $this->get( FormTrial::class )->leadToEditor( ... ), 81, when: $this->isTrial( ... ) ); // WordPress adds its own link at 80.
		$hooks->action( 'template_redirect', fn() => $this->get( PlainPost::class )->answer( ... ), Stage::FORM, when: fn(): bool => $this->get( Request::class )->isPost() || $this->get( ConfirmationLinks::class )->isPresent() );
		$hooks->filter( 'document_title_parts', fn() => $this->get( PostedTitle::class )->add( ... ) );
		$hooks->action( 'wp_footer', fn() => $this->get( SendingNews::class )->print( ... ) );
		$hooks->filter( 'no_texturize_tags', static fn() => ExactWords::keep( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/forms/(?P<id>[\d]+)' => array( ShowForm::class ),
			),
		);
	}

	/** @return non-empty-list<Button> The first one that was pressed answers; sending is what a post means else. */
	private function buttons(): array {
		return array(
			$this->get( SaveWithoutFiles::class ),
			$this->get( SaveButton::class ),
			$this->get( SendLinkButton::class ),
			$this->get( CsvButton::class ),
			$this->get( ChangeButton::class ),
			$this->get( CheckButton::class ),
			$this->get( BackButton::class ),
			$this->get( NextButton::class ),
			$this->get( SubmitButton::class ),
		);
	}

	private function isTrial(): bool {
		return '' !== $this->get( Request::class )->query( FormTrial::QUERY );
	}

	/** Whether the address may ask for a form that was filled in before. */
	private function isContinued(): bool {
		return array() !== array_intersect_key( $this->get( Request::class )->address(), array( ResumeLinks::TOKEN => true, ResumeLinks::GRAVITY_TOKEN => true, OpenedEntries::PARAMETER => true ) );
	}

	/** @return list<Continuation> Those that can have something to say in this request. */
	private function ways(): array {
		$isPost = $this->get( Request::class )->isPost();
		return array_values(
			array_filter(
				array(
					$isPost || $this->isContinued() ? $this->get( ResumedForms::class ) : null,
					$isPost || is_user_logged_in() ? $this->get( OpenedEntries::class ) : null,
				)
			)
		);
	}
}
