<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Forms\Addresses\AddressLookupPart;
use Atoll\Forms\Captcha\CaptchaPart;
use Atoll\Forms\Drafts\DraftPart;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Modals\FormLinks;
use Atoll\Forms\Modals\Modals;
use Atoll\Forms\Modals\Routes\ShowForm;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Forms\Page\AfterSubmission\SubmissionTracking;
use Atoll\Forms\Page\Buttons\BackButton;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Page\Buttons\ChangeButton;
use Atoll\Forms\Page\Buttons\CheckButton;
use Atoll\Forms\Page\Buttons\CsvButton;
use Atoll\Forms\Page\Buttons\NextButton;
use Atoll\Forms\Page\Buttons\SaveButton;
use Atoll\Forms\Page\Buttons\SaveWithoutFilesButton;
use Atoll\Forms\Page\Buttons\SendLinkButton;
use Atoll\Forms\Page\Buttons\SubmitButton;
use Atoll\Forms\Page\Posting\PlainFormController;
use Atoll\Forms\Page\Posting\PostedPageTitle;
use Atoll\Forms\Page\Rendering\FormPreview;
use Atoll\Forms\Page\Resuming\ReopenedEntries;
use Atoll\Forms\Page\Resuming\ResumedDrafts;
use Atoll\Forms\Page\Resuming\ResumedSubmission;
use Atoll\Forms\Page\Resuming\ResumedSubmissions;
use Atoll\Forms\Uploads\UploadPart;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Islands\IslandParts;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;

/** Registers the services and hooks of forms on pages: printing, posting, and what is shown afterwards. */
final class PageProvider extends ServiceProvider {

	/** Query parameter with the id of the post whose form is previewed. */
	public const PREVIEWED_FORM = 'atoll_try_form';

	/** Query parameters with a submission's token, for its confirmation or another page, and with an entry's id. */
	public const CONFIRMATION = 'atoll_confirmation';
	public const SUBMITTED    = 'atoll_submitted';
	public const ENTRY        = 'entry';

	/** HTML without this text has nothing that {@see FormLinks} looks for. */
	private const FORM_LINK = 'atoll-form';

	public function services(): array {
		return array(
			PlainFormController::class => fn() => $this->services->make(
				PlainFormController::class,
				buttons: $this->buttons()
			),
			ResumedSubmissions::class => fn() => new ResumedSubmissions( $this->resumedSubmissions( ... ) ),
			IslandParts::class => fn() => new IslandParts(
				array(
					'captcha' => fn() => $this->get( CaptchaPart::class ),
					'address' => fn() => $this->get( AddressLookupPart::class ),
					'upload'  => fn() => $this->get( UploadPart::class ),
					'save'    => fn() => $this->get( DraftPart::class ),
				)
			),
		);
	}

	public function members(): array {
		return array( HealthCheck::class => array( ScriptHealth::class ) );
	}

	public function hooks( Hooks $hooks ): void {
		// Texturised dashes and multiplication signs would alter what visitors typed, and the form's own texts (spec
		// 8).
		$hooks->filter(
			'no_texturize_tags', static fn() => static fn( array $tags ): array => array( ...$tags, 'form' )
		);
		$hooks->filter(
			'render_block', fn() => $this->get( Modals::class )->markLinks( ... ), 20,
			when: static fn( mixed $html = null ): bool => is_string( $html )
				&& str_contains( $html, self::FORM_LINK ) && FormLinks::mayBeIn( $html )
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		if ( CurrentRequest::mayHaveQuery() ) {
			$this->queryHooks( $hooks );
		}
		$hooks->action(
			'template_redirect', fn() => $this->get( PlainFormController::class )->respond( ... ), Stage::FORM,
			when: fn(): bool => $this->get( CurrentRequest::class )->isPost()
		);
		$hooks->filter(
			'document_title_parts', fn() => $this->get( PostedPageTitle::class )->add( ... ),
			when: fn(): bool => $this->get( CurrentRequest::class )->isPost() || $this->wasSent()
		);
		// Before the islands' scripts, which look for it.
		$hooks->action(
			'wp_footer', fn() => $this->get( Modals::class )->printShell( ... ), 900,
			when: fn(): bool => $this->services->isMade( Islands::class )
				&& $this->get( Islands::class )->isUsed( 'modal' )
		);
	}

	/** Adds the hooks of pages whose URL names a form, a draft, an entry or a submission. */
	private function queryHooks( Hooks $hooks ): void {
		$hooks->filter(
			'posts_pre_query', fn() => $this->get( FormPreview::class )->filterPosts( ... ), 10, 2,
			when: $this->isPreview( ... )
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( ResumedSubmissions::class )->keepPrivate( ... ), Stage::ANSWER,
			when: $this->isResumed( ... )
		);
		$hooks->filter(
			'request', fn() => $this->get( FormPreview::class )->filterRequest( ... ), when: $this->isPreview( ... )
		);
		// WordPress adds its own edit link at priority 80.
		$hooks->action(
			'admin_bar_menu', fn() => $this->get( FormPreview::class )->addEditLink( ... ), 81,
			when: $this->isPreview( ... )
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( ConfirmationLinks::class )->keepPrivate( ... ), Stage::FORM,
			when: $this->wasSent( ... )
		);
		$hooks->action(
			'wp_footer', fn() => $this->get( SubmissionTracking::class )->print( ... ), when: $this->wasSent( ... )
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/forms/(?P<id>[\d]+)' => array( ShowForm::class ),
			),
		);
	}

	/** @return non-empty-list<Button> The first pressed one handles the request; if none is, the form is sent. */
	private function buttons(): array {
		return array(
			$this->get( SaveWithoutFilesButton::class ),
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

	private function isPreview(): bool {
		return '' !== $this->get( CurrentRequest::class )->query( self::PREVIEWED_FORM ); // Called for each query.
	}

	private function wasSent(): bool {
		$request = $this->get( CurrentRequest::class );
		return '' !== $request->query( self::CONFIRMATION ) . $request->query( self::SUBMITTED );
	}

	/** Whether the URL may ask for a form that was filled in before. */
	private function isResumed(): bool {
		return $this->get( CurrentRequest::class )->hasQuery() && array() !== array_intersect_key(
			$this->get( CurrentRequest::class )->queryParameters(),
			array( ResumeLinks::TOKEN => true, ResumeLinks::GRAVITY_TOKEN => true, self::ENTRY => true )
		);
	}

	/** @return list<ResumedSubmission> Those that may apply to this request. */
	private function resumedSubmissions(): array {
		$isPost  = $this->get( CurrentRequest::class )->isPost();
		$sources = array(
			$isPost || $this->isResumed() ? $this->get( ResumedDrafts::class ) : null,
			$isPost || is_user_logged_in() ? $this->get( ReopenedEntries::class ) : null,
		);
		return array_values( array_filter( $sources ) );
	}
}
