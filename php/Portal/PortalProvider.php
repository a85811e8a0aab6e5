<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Definitions\ContractInLanguage;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Forms\Entries\Changes\OwnChangeObserver;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Page\Resuming\ResumedDrafts;
use Atoll\Platform\Access\PrivateContent\PrivatePosts;
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
use Atoll\Portal\Applications\Record\RecordMoves;
use Atoll\Portal\Applications\Record\RecordOwnChanges;
use Atoll\Portal\Applications\Record\StatusNamesCheck;
use Atoll\Portal\Files\PrivateFilesHealth;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\InvitationRepository;
use Atoll\Portal\Login\OpenedMailLink;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PrivateContent\SeoHeadFilter;
use Atoll\Portal\PrivateContent\SeoSitemapFilter;
use Atoll\Portal\PrivateContent\TermFilter;
use Atoll\Portal\Users\UserEnumerationProtection;

/**
 * Who may open the portal's pages and what those share, what plugins for search engines may tell of them, how
 * applications stand, and the documents they wait for.
 */
final class PortalProvider extends ServiceProvider {

	/** Query argument with the name of a notice: what was done before the page was shown. */
	public const NOTICE = 'atoll_done';

	/** Posts that a sitemap leaves out: of Yoast, Rank Math, All in One SEO and The SEO Framework. */
	private const SITEMAP_EXCLUSIONS = array(
		'wpseo_exclude_from_sitemap_by_post_ids',
		'rank_math/sitemap/posts_to_exclude',
		'aioseo_sitemap_exclude_posts',
		'the_seo_framework_sitemap_exclude_ids',
	);

	/** Whether one of Jetpack's sitemaps leaves a post out. */
	private const SITEMAP_SKIPS = array(
		'jetpack_sitemap_skip_post',
		'jetpack_sitemap_news_skip_post',
		'jetpack_sitemap_image_skip_post',
		'jetpack_sitemap_video_skip_post',
	);

	/** REST routes that tell the head of a page: of Yoast, Rank Math and SEOPress. */
	private const HEAD_ROUTES = '~^/(yoast/v1/get_head$|rankmath/v1/gethead$|seopress/v1/posts/)~i';

	/** SEOPress' REST routes that tell the head of a term's archive, and the pages that a link may lead to. */
	private const TERM_ROUTES = '~^/seopress/v1/terms/~i';
	private const LINK_SEARCH = '~^/seopress/v1/search-url$~i';

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
			OwnChangeObserver::class => array( RecordOwnChanges::class ),
			PortalAction::class => array(
				SendDocumentsAction::class,
				ClaimDraftAction::class,
				DiscardDraftAction::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		foreach ( self::SITEMAP_EXCLUSIONS as $filter ) {
			$hooks->filter( $filter, fn() => $this->get( SeoSitemapFilter::class )->excluded( ... ), 100 );
		}
		foreach ( self::SITEMAP_SKIPS as $filter ) {
			$hooks->filter( $filter, fn() => $this->get( SeoSitemapFilter::class )->isSkipped( ... ), 100, 2 );
		}
		// SEOPress takes every listener off pre_get_posts before it asks.
		$hooks->filter(
			'seopress_sitemaps_single_query', fn() => $this->get( SeoSitemapFilter::class )->narrow( ... ), 100
		);
		$hooks->filter(
			'get_the_excerpt', fn() => $this->get( SeoHeadFilter::class )->excerpt( ... ), 100, 2,
			when: fn(): bool => ! $this->get( PrivatePosts::class )->isKnownToBeEmpty()
		);
	}

	public function pageHooks( Hooks $hooks ): void {
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
			'pre_handle_404', fn() => $this->get( UserEnumerationProtection::class )->hideAuthor( ... ), 10, 2
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
	}

	public function restHooks( Hooks $hooks ): void {
		$hooks->filter(
			'rest_request_after_callbacks',
			fn() => $this->get( UserEnumerationProtection::class )->hideUser( ... ), 10, 3,
			when: static fn( mixed ...$args ): bool => ( $args[0] ?? null ) instanceof \WP_Error
		);
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( TermFilter::class )->refuse( ... ), 10, 3,
			when: self::isFor( self::TERM_ROUTES )
		);
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( SeoHeadFilter::class )->refuse( ... ), 10, 3,
			when: self::isFor( self::HEAD_ROUTES )
		);
		$hooks->filter(
			'rest_request_after_callbacks', fn() => $this->get( SeoHeadFilter::class )->withoutClosed( ... ), 10, 3,
			when: self::isFor( self::LINK_SEARCH )
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

	/** A condition: the REST request is for a route like this, in letters of any size, as WordPress reads routes. */
	private static function isFor( string $pattern ): \Closure {
		return static fn( mixed ...$args ): bool => ( $args[2] ?? null ) instanceof \WP_REST_Request
			&& 1 === preg_match( $pattern, $args[2]->get_route() );
	}
}
