<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Definitions\ContractInLanguage;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Entries\Changes\AnswersObserver;
use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Page\Resuming\ResumedDrafts;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Platform\Settings\SettingCheck;
use Atoll\Portal\Access\AccessGuard;
use Atoll\Portal\Access\PageCacheExclusion;
use Atoll\Portal\Access\RequestedPage;
use Atoll\Portal\Access\SecurityHeaders;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\ApplicationPage\AnswerCsv;
use Atoll\Portal\Applications\ApplicationPage\ApplicationAnswers;
use Atoll\Portal\Applications\ApplicationPage\ApplicationController;
use Atoll\Portal\Applications\ApplicationPage\ApplicationMarkup;
use Atoll\Portal\Applications\DashboardPage\DashboardController;
use Atoll\Portal\Applications\Documents\DocumentForms;
use Atoll\Portal\Applications\Documents\DocumentUploadSlot;
use Atoll\Portal\Applications\Documents\SendDocumentsAction;
use Atoll\Portal\Applications\Documents\SentDocuments;
use Atoll\Portal\Applications\Drafts\ClaimDraftAction;
use Atoll\Portal\Applications\Drafts\ClaimDraftOffer;
use Atoll\Portal\Applications\Drafts\DiscardDraftAction;
use Atoll\Portal\Applications\Mail\ClientMail;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\DeleteApplicationRecord;
use Atoll\Portal\Applications\Record\OrphanCleanup;
use Atoll\Portal\Applications\Record\RecordChangedAnswers;
use Atoll\Portal\Applications\Record\RecordMoves;
use Atoll\Portal\Applications\Record\StatusNamesCheck;
use Atoll\Portal\Files\PrivateFilesHealth;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\InvitationRepository;
use Atoll\Portal\Invitations\InvitationVisit;
use Atoll\Portal\Login\OpenedMailLink;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\Users\AdminAreaRestriction;
use Atoll\Portal\Users\UserEnumerationProtection;

/** Services of the portal: access to its pages and what they share, application statuses, and document requests. */
final class PortalProvider extends ServiceProvider {

	/** Query argument with the name of a notice about an action that was done before the page is shown. */
	public const NOTICE = 'atoll_done';

	public function services(): array {
		return array(
			AccessGuard::class => fn() => $this->services->make(
				AccessGuard::class,
				needsLoginPage: fn(): bool => $this->get( OpenedMailLink::class )->needsLoginPage()
			),
			DocumentUploadSlot::class => fn() => new DocumentUploadSlot(
				fn() => $this->get( ContractInLanguage::class )->now()->fileKind()->accepts()
			),
			PortalActions::class => fn() => $this->services->make(
				PortalActions::class, actions: $this->services->members( PortalAction::class )
			),
			ClientMail::class => fn() => $this->services->make( ClientMail::class, page: $this->applicationUrl( ... ) ),
			AnswerCsv::class => function (): AnswerCsv {
				$numbers = $this->services->make( AnswerText::class, plainNumbers: true );
				$answers = $this->services->make( EntryAnswers::class, answerText: $numbers );
				$answers = $this->services->make( ApplicationAnswers::class, answers: $answers );
				return $this->services->make( AnswerCsv::class, answers: $answers );
			},
			ApplicationMarkup::class => fn() => $this->services->make(
				ApplicationMarkup::class,
				missing: fn( ApplicationRecord $record ) => $this->get( DocumentForms::class )->render( $record ),
				sent: fn( ApplicationRecord $record, ApplicationLinks $links ) => $this->get(
					SentDocuments::class
				)->render( $record, $links )
			),
			OwnEntries::class => fn() => $this->services->make( OwnEntries::class, ended: $this->ended( ... ) ),
			ResumedDrafts::class => fn() => $this->services->make(
				ResumedDrafts::class,
				offer: fn( Draft $draft, string $link ): string => $this->get(
					ClaimDraftOffer::class
				)->onForm( $draft, $link )
			),
			AdminAreaRestriction::class => fn() => new AdminAreaRestriction(
				fn() => $this->get( PortalUrls::class )->dashboard()
			),
			InvitationLinks::class => fn() => $this->services->make(
				InvitationLinks::class, loginPage: $this->loginUrl( ... )
			),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( PrivateFilesHealth::class, PortalHealth::class ),
			SettingCheck::class => array( StatusNamesCheck::class ),
			CascadeDelete::class => array( DeleteApplicationRecord::class ),
			MoveObserver::class => array( RecordMoves::class ),
			AnswersObserver::class => array( RecordChangedAnswers::class ),
			PortalAction::class => array(
				SendDocumentsAction::class,
				ClaimDraftAction::class,
				DiscardDraftAction::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter(
			'login_redirect', fn() => $this->get( AdminAreaRestriction::class )->loginRedirect( ... ), 10, 3,
			when: static fn( mixed ...$args ): bool => ( $args[2] ?? null ) instanceof \WP_User
		);
		$hooks->filter(
			'map_meta_cap', fn() => $this->get( AdminAreaRestriction::class )->denyEditingSelf( ... ), 10, 4,
			when: static fn( mixed ...$args ): bool => 'edit_user' === ( $args[1] ?? '' )
		);
		$hooks->filter(
			'wp_is_application_passwords_available_for_user',
			fn() => $this->get( AdminAreaRestriction::class )->allowsApplicationPasswords( ... ), 10, 2
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action(
			'init', fn() => $this->get( AdminAreaRestriction::class )->redirect( ... ), 1,
			when: static fn(): bool => is_admin() && ! wp_doing_ajax()
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->filter(
			'show_admin_bar', fn() => $this->get( AdminAreaRestriction::class )->showsBar( ... ),
			when: static fn( mixed $shows = false ): bool => (bool) $shows && is_user_logged_in()
		);
		$isGuarded = fn(): bool => $this->get( RequestedPage::class )->isGuarded();
		$hooks->action(
			'template_redirect', fn() => $this->get( SecurityHeaders::class )->send( ... ), Stage::HEADERS,
			when: $isGuarded
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( AccessGuard::class )->enforce( ... ), Stage::ACCESS,
			when: $isGuarded
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( PageCacheExclusion::class )->exclude( ... ), Stage::ANSWER,
			when: $isGuarded
		);
		foreach ( array( ApplicationController::class, DashboardController::class ) as $page ) {
			$hooks->action(
				'template_redirect', fn() => $this->get( $page )->handle( ... ), Stage::PAGE,
				when: static fn(): bool => is_singular() && is_user_logged_in()
			);
		}
		$hooks->filter(
			'pre_handle_404', fn() => $this->get( UserEnumerationProtection::class )->hideAuthor( ... ), 10, 2,
			when: static fn( mixed ...$args ): bool => ( $args[1] ?? null ) instanceof \WP_Query
				&& $args[1]->is_author()
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( PortalActions::class )->respond( ... ), Stage::ANSWER,
			when: fn(): bool => $this->get( CurrentRequest::class )->isPost()
		);
		$hooks->filter(
			'document_title_parts', fn() => $this->get( PortalActions::class )->title( ... ), 20,
			when: fn(): bool => $this->get( CurrentRequest::class )->isPost()
				|| '' !== $this->get( CurrentRequest::class )->query( self::NOTICE )
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( InvitationVisit::class )->handle( ... ), Stage::ANSWER,
			when: static fn(): bool => is_user_logged_in()
		);
	}

	public function restHooks( Hooks $hooks ): void {
		$hooks->filter(
			'rest_request_after_callbacks',
			fn() => $this->get( UserEnumerationProtection::class )->hideUser( ... ), 10, 3,
			when: static fn( mixed ...$args ): bool => ( $args[0] ?? null ) instanceof \WP_Error
		);
	}

	public function jobs(): array {
		return array(
			'atoll_cases_clean' => fn() => $this->get( OrphanCleanup::class )->run(),
			'atoll_invitations_end' => fn() => $this->get( InvitationRepository::class )->deleteEnded(),
		);
	}

	/**
	 * @param list<int> $entries
	 * @return list<int>
	 */
	private function ended( array $entries ): array {
		return $this->get( ApplicationRecordReader::class )->ended( $entries );
	}

	private function applicationUrl( int $entry ): string {
		$urls = $this->get( PortalUrls::class );
		return $urls->application( $entry ) ?: $urls->dashboard();
	}

	private function loginUrl(): string {
		$urls = $this->get( PortalUrls::class );
		return $urls->hasLogin() ? $urls->login() : '';
	}
}
