<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Marketing\ThirdPartyServices;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Blocks\Faq\FaqQuestions;
use Atoll\Site\Consent\ChatLink;
use Atoll\Site\Consent\ConsentNotice;
use Atoll\Site\Context\ContextScript;
use Atoll\Site\Context\PageContext;
use Atoll\Site\Context\ShowContext;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Footer\Skins\DefaultSkin;
use Atoll\Site\Footer\Skins\FooterSkin;
use Atoll\Site\Footer\Skins\HumeSkin;
use Atoll\Site\Footer\Skins\MfisSkin;
use Atoll\Site\Footer\Skins\ShirohatoSkin;
use Atoll\Site\Footer\Skins\ThirdSkin;
use Atoll\Site\Head\DocumentTitle;
use Atoll\Site\Head\HeadCleanup;
use Atoll\Site\Head\MetaTags;
use Atoll\Site\Head\PageKind;
use Atoll\Site\Head\PageSummary;
use Atoll\Site\Head\PrintedAddress;
use Atoll\Site\Head\Robots;
use Atoll\Site\Head\Schema\ArticleNode;
use Atoll\Site\Head\Schema\BreadcrumbsNode;
use Atoll\Site\Head\Schema\FaqPageNode;
use Atoll\Site\Head\Schema\OrganisationNode;
use Atoll\Site\Head\Schema\SchemaGraph;
use Atoll\Site\Head\Schema\SchemaNode;
use Atoll\Site\Head\Schema\WebPageNode;
use Atoll\Site\Head\Schema\WebSiteNode;
use Atoll\Site\Head\SiteLocale;
use Atoll\Site\Head\Sitemaps;
use Atoll\Site\Header\CtaHealth;
use Atoll\Site\Header\HeaderCtas;
use Atoll\Site\Menu\MenuIcons;
use Atoll\Site\Menu\Menus;
use Atoll\Site\News\ReadingTime;
use Atoll\Site\Page\HiddenPageTitle;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageMetaFields;
use Atoll\Site\Page\PageSettingsPanel;
use Atoll\Site\Theme\ArticleLayout;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\EditorChoices;
use Atoll\Site\Theme\EmptyTemplateParts;
use Atoll\Site\Theme\ScrollableTables;
use Atoll\Site\Theme\SettingsPreview;

/** What surrounds every page: header, footer, menus, styles, and what a page says of itself. */
final class SiteProvider extends ServiceProvider {

	/** Of a page's address: the token of settings that are tried. */
	public const TRIED_SETTINGS = 'atoll_tried';

	/** The block of a question and its answer. */
	public const QUESTION = 'atoll/faq-item';

	/** The option that keeps this group of settings, empty while nobody has set any of them. */
	private const MARKETING = 'atoll_marketing';

	public function services(): array {
		return array(
			HeaderCtas::class => fn() => $this->services->make(
				HeaderCtas::class,
				ctas: fn() => $this->get( Ctas::class )
			),
			Footer::class => fn() => $this->services->make( Footer::class, skins: $this->skins( ... ) ),
			SchemaGraph::class => fn() => $this->services->make( SchemaGraph::class, pieces: $this->pieces( ... ) ),
			ArticleNode::class => fn() => $this->services->make(
				ArticleNode::class,
				count: $this->get( ReadingTime::class )->words( ... )
			),
			FaqPageNode::class => fn() => $this->services->make(
				FaqPageNode::class,
				questions: $this->get( FaqQuestions::class )->in( ... )
			),
			ContextScript::class => fn() => new ContextScript( fn() => $this->get( PageContext::class ) ),
		);
	}

	public function members(): array {
		return array( HealthCheck::class => array( CtaHealth::class ) );
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'atoll_footer_links', fn() => $this->get( ChatLink::class )->print( ... ) );
		$hooks->action(
			'atoll_footer_links', fn() => $this->get( ConsentNotice::class )->printLink( ... ),
			when: $this->mayAsk( ... )
		);
		$hooks->filter(
			'language_attributes',
			fn() => $this->get( SiteLocale::class )->attributes( ... ),
			when: static fn( mixed ...$given ): bool => ! is_admin()
				&& is_string( $given[0] ?? null ) && str_contains( $given[0], 'en-US' )
		);
		$hooks->filter( 'get_canonical_url', fn() => $this->get( MetaTags::class )->whole( ... ), 10, 2 );
		$hooks->filter(
			'wp_sitemaps_add_provider',
			static fn() => static fn( mixed $provider, string $name ): mixed => 'users' === $name ? false : $provider,
			10, 2
		); // Without the names of users.
		$hooks->filter(
			'render_block_core/template-part', fn() => $this->get( EmptyTemplateParts::class )->leaveOut( ... ),
			when: static fn( mixed $html = '' ): bool => is_string( $html ) && 2 === substr_count( $html, '<' )
		);
		$hooks->action(
			'init', fn() => $this->get( EditorChoices::class )->register( ... ), when: CurrentRequest::mayEdit( ... )
		);
		$hooks->action( 'after_setup_theme', fn() => $this->get( BlockTheme::class )->setUp( ... ) );
		$hooks->action( 'set_site_transient_theme_roots', static fn() => BlockTheme::loadFoldersAhead( ... ) );
		$hooks->action(
			'init', fn() => $this->get( SettingsPreview::class )->use( ... ), 0,
			when: fn(): bool => '' !== $this->get( CurrentRequest::class )->query( self::TRIED_SETTINGS )
		);
		$hooks->filter( 'render_block_core/table', fn() => $this->get( ScrollableTables::class )->name( ... ) );
		$hooks->action( 'wp_update_nav_menu_item', fn() => $this->get( MenuIcons::class )->save( ... ), 10, 2 );
		$hooks->action( 'init', static fn() => Menus::registerLocations( ... ) );
		$hooks->action(
			'init', fn() => $this->get( PageMetaFields::class )->registerFields( ... ),
			when: CurrentRequest::mayEdit( ... )
		);
		// Every address ends with a slash (spec 9, trailing slash on), whatever the permalink structure ends with.
		$hooks->filter(
			'user_trailingslashit', static fn() => trailingslashit( ... ),
			when: static fn(): bool => (bool) get_option( 'permalink_structure' )
		);
		$hooks->action( 'switch_theme', fn() => $this->get( ThemeSwitch::class )->switched( ... ), 10, 3 );
		$this->get( BlockTheme::class )->addFolderIfAsked();
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		// The page that says so offers what begins alike (spec 2).
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action(
			'enqueue_block_assets', fn() => $this->get( Footer::class )->enqueueForEditor( ... ), when: is_admin( ... )
		);
		$hooks->action( 'wp_nav_menu_item_custom_fields', fn() => $this->get( MenuIcons::class )->printField( ... ) );
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( PageSettingsPanel::class )->enqueue( ... ) );
		$hooks->action(
			'admin_print_styles-nav-menus.php', fn() => $this->get( MenuIcons::class )->enqueueStyle( ... )
		);
	}

	public function restHooks( Hooks $hooks ): void {
		$hooks->action( 'rest_api_init', fn() => $this->get( BlockTheme::class )->addFolder( ... ), 0 );
		$hooks->action(
			'rest_api_init', fn() => $this->get( PageMetaFields::class )->registerFields( ... ),
			when: static fn(): bool => ! registered_meta_key_exists( 'post', PageMeta::HEADER, 'page' )
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->action( 'wp_footer', fn() => $this->get( HashLinks::class )->print( ... ) );
		$hooks->action(
			'wp_body_open', fn() => $this->get( ConsentNotice::class )->print( ... ), 1, when: $this->mayAsk( ... )
		);
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( ConsentNotice::class )->enqueue( ... ), when: $this->mayAsk( ... )
		);
		$hooks->action(
			'wp_footer', fn() => $this->get( ContextScript::class )->print( ... ), 900,
			when: static fn(): bool => has_filter( 'atoll_print_context' )
		); // Before the islands' scripts, which may read it.
		$hooks->action( 'wp_head', fn() => $this->get( MetaTags::class )->print( ... ), 1 );
		$hooks->filter(
			'wp_robots', fn() => $this->get( Robots::class )->add( ... ), when: static fn(): bool => ! is_login()
		);
		// After the style sheets, which the browser needs first.
		$hooks->action( 'wp_head', fn() => $this->get( SchemaGraph::class )->print( ... ), 99 );
		$hooks->filter( 'wp_sitemaps_posts_query_args', fn() => $this->get( Sitemaps::class )->withoutLogins( ... ) );
		$hooks->filter(
			'wp_sitemaps_posts_query_args', fn() => $this->get( Sitemaps::class )->withoutThanks( ... ), 10, 2
		);
		$hooks->action( 'wp', fn() => $this->get( DocumentTitle::class )->begin( ... ) );
		// Each block of a page asks, so that only an article's are told.
		$isArticle = static fn(): bool => is_singular( 'post' );
		$leaveOut  = fn() => $this->get( ArticleLayout::class )->leaveOut( ... );
		$hooks->action(
			'wp', fn() => static fn() => $hooks->filter( 'pre_render_block', $leaveOut, 10, 2, when: $isArticle ),
			when: $isArticle
		);
		$hooks->filter( 'page_template_hierarchy', fn() => $this->get( HiddenPageTitle::class )->prefer( ... ) );
		$isOther = static fn(): bool => ! BlockTheme::isActive();
		$hooks->filter(
			'render_block_core/post-title', fn() => $this->get( HiddenPageTitle::class )->leaveOut( ... ), 10, 3,
			when: $isOther
		);
		$hooks->filter(
			'the_content', fn() => $this->get( HiddenPageTitle::class )->demote( ... ), 20, when: $isOther
		);
		$hooks->filter(
			'wp_speculation_rules_configuration', fn() => $this->get( SpeculationRules::class )->configure( ... )
		);
	}

	public function themeHooks( Hooks $hooks ): void {
		$hooks->action(
			'wp', fn() => $this->get( HeadCleanup::class )->clear( ... ), when: BlockTheme::isActive( ... )
		);
		$hooks->action(
			'wp_body_open', fn() => $this->get( PrintedAddress::class )->print( ... ), when: BlockTheme::isActive( ... )
		);
	}

	public function routes(): array {
		return array( RestNamespaces::ATOLL => array( '/context' => array( ShowContext::class ) ) );
	}

	public function deactivate(): void {
		$this->get( ThemeSwitch::class )->deactivate();
	}

	/** Whether services of others may be on, for which visitors are asked. */
	private function mayAsk(): bool {
		return array() !== get_option( self::MARKETING, array() ) && $this->get( ThirdPartyServices::class )->mayBeOn();
	}

	/** @return non-empty-array<string, \Closure(): FooterSkin> By what the settings call them. */
	private function skins(): array {
		return array(
			'default' => fn() => $this->get( DefaultSkin::class ),
			'shirohato' => fn() => $this->get( ShirohatoSkin::class ),
			'third' => fn() => $this->get( ThirdSkin::class ),
			'hume' => fn() => $this->get( HumeSkin::class ),
			'mfis' => fn() => $this->get( MfisSkin::class ),
		);
	}

	/**
	 * The site and whose it is are told on its front page, and on articles, which it publishes. Other pages tell the
	 * way to them: the rest would say their head again.
	 *
	 * @return list<SchemaNode>
	 */
	private function pieces( PageSummary $subject ): array {
		$isArticle = PageKind::Article === $subject->kind;
		$ofSite    = $isArticle || PageKind::Front === $subject->kind
			? array( OrganisationNode::class, WebSiteNode::class, WebPageNode::class )
			: array();
		$ofArticle = $isArticle ? array( ArticleNode::class ) : array();
		$hasFaq    = has_block( self::QUESTION, $subject->post->post_content ?? '' );
		$ofText    = $hasFaq ? array( FaqPageNode::class ) : array();
		return array_map( $this->get( ... ), array( ...$ofSite, BreadcrumbsNode::class, ...$ofArticle, ...$ofText ) );
	}
}
