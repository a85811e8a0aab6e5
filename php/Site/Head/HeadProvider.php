<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Platform\SiteLanguage;
use Atoll\Site\Blocks\Faq\FaqQuestions;
use Atoll\Site\Head\Schema\ArticleNode;
use Atoll\Site\Head\Schema\BreadcrumbsNode;
use Atoll\Site\Head\Schema\FaqPageNode;
use Atoll\Site\Head\Schema\OrganisationNode;
use Atoll\Site\Head\Schema\SchemaGraph;
use Atoll\Site\Head\Schema\SchemaNode;
use Atoll\Site\Head\Schema\WebPageNode;
use Atoll\Site\Head\Schema\WebSiteNode;
use Atoll\Site\News\ReadingTime;
use Atoll\Site\Theme\BlockTheme;

/** Services for the head of pages: the title, and descriptions for search engines and social networks. */
final class HeadProvider extends ServiceProvider {

	/** Name of the block with one question and its answer. */
	public const QUESTION = 'atoll/faq-item';

	public function services(): array {
		return array(
			SchemaGraph::class => fn() => $this->services->make( SchemaGraph::class, pieces: $this->pieces( ... ) ),
			ArticleNode::class => fn() => $this->services->make(
				ArticleNode::class,
				count: $this->get( ReadingTime::class )->words( ... )
			),
			FaqPageNode::class => fn() => $this->services->make(
				FaqPageNode::class,
				questions: $this->get( FaqQuestions::class )->in( ... )
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter(
			'language_attributes',
			static fn() => static fn( string $attributes ): string => str_replace(
				'lang="en-US"',
				'lang="' . esc_attr( SiteLanguage::tag() ) . '"',
				$attributes
			),
			when: static fn( mixed ...$args ): bool => ! is_admin()
				&& is_string( $args[0] ?? null ) && str_contains( $args[0], 'en-US' )
		);
		$hooks->filter( 'get_canonical_url', fn() => $this->get( MetaTags::class )->canonicalUrl( ... ), 10, 2 );
		// WordPress supports excerpts only for posts; on pages they serve as the description.
		$hooks->action( 'init', static fn() => static fn() => add_post_type_support( 'page', 'excerpt' ) );
	}

	public function pageHooks( Hooks $hooks ): void {
		// At 2: Jetpack decides at 1 whether it prints Open Graph tags.
		$hooks->action( 'wp_head', fn() => $this->get( MetaTags::class )->print( ... ), 2 );
		// After Jetpack's own filter at 0. Jetpack also calls it in the head of stories, where the plugin prints
		// nothing.
		$hooks->filter(
			'jetpack_enable_open_graph', fn() => $this->get( MetaTags::class )->enablesJetpack( ... ), 99,
			when: static fn(): bool => doing_action( 'wp_head' )
		);
		$hooks->filter(
			'wp_robots', fn() => $this->get( Robots::class )->add( ... ), when: static fn(): bool => ! is_login()
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( Robots::class )->sendHeader( ... ), Stage::HEADERS,
			when: static fn(): bool => ConfirmationPage::isShown()
		);
		// At 99: after the style sheets, which the browser needs first.
		$hooks->action( 'wp_head', fn() => $this->get( SchemaGraph::class )->print( ... ), 99 );
		$hooks->filter( 'wp_sitemaps_posts_query_args', fn() => $this->get( Sitemaps::class )->withoutLogins( ... ) );
		$hooks->filter(
			'wp_sitemaps_posts_query_args', fn() => $this->get( Sitemaps::class )->withoutConfirmation( ... ), 10, 2
		);
		$hooks->action( 'wp', fn() => $this->get( DocumentTitle::class )->addFilters( ... ) );
	}

	public function themeHooks( Hooks $hooks ): void {
		$hooks->action(
			'wp_head', fn() => $this->get( ThemeColour::class )->print( ... ), 1, when: BlockTheme::isActive( ... )
		);
	}

	/**
	 * Returns the nodes for structured data. Site and company are described on the front page and on articles, other
	 * pages only have their breadcrumbs: the rest would repeat their meta tags.
	 *
	 * @return list<SchemaNode>
	 */
	private function pieces( PageSummary $summary ): array {
		$isArticle = PageKind::Article === $summary->kind;
		$ofSite    = $isArticle || PageKind::Front === $summary->kind
			? array( OrganisationNode::class, WebSiteNode::class, WebPageNode::class )
			: array();
		$ofArticle = $isArticle ? array( ArticleNode::class ) : array();
		$hasFaq    = has_block( self::QUESTION, $summary->post->post_content ?? '' );
		$ofText    = $hasFaq ? array( FaqPageNode::class ) : array();
		return array_map( $this->get( ... ), array( ...$ofSite, BreadcrumbsNode::class, ...$ofArticle, ...$ofText ) );
	}
}
