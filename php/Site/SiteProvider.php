<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Marketing\ThirdPartyServices;
use Atoll\Platform\Rest\FieldsOnDemand;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Routes\TrySettings;
use Atoll\Site\Consent\ChatLink;
use Atoll\Site\Consent\ConsentNotice;
use Atoll\Site\Context\ContextScript;
use Atoll\Site\Context\Routes\ShowContext;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Footer\Skins\DefaultSkin;
use Atoll\Site\Footer\Skins\FooterSkin;
use Atoll\Site\Footer\Skins\HumeSkin;
use Atoll\Site\Footer\Skins\MfisSkin;
use Atoll\Site\Footer\Skins\ShirohatoSkin;
use Atoll\Site\Footer\Skins\ThirdSkin;
use Atoll\Site\Head\HeadCleanup;
use Atoll\Site\Head\PrintedPageUrl;
use Atoll\Site\Header\CtaHealth;
use Atoll\Site\Menu\MenuIcons;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\HiddenPageTitle;
use Atoll\Site\Page\PageMetaFields;
use Atoll\Site\Page\PageSettingsPanel;
use Atoll\Site\Theme\ArticleLayout;
use Atoll\Site\Theme\ArticleTemplate;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\EditorChoices;
use Atoll\Site\Theme\EmptyTemplateParts;
use Atoll\Site\Theme\ScrollableTables;
use Atoll\Site\Theme\SettingsPreview;
use Atoll\Site\Theme\ShownComments;
use Atoll\Site\Urls\NumberSlugs;

/** Services for everything around a page's content: header, footer, menus and styles. */
final class SiteProvider extends ServiceProvider {

	/** Query argument with the token of a settings preview. */
	public const PREVIEW_TOKEN = 'atoll_tried';

	/** Option with this group of settings; empty while none of them is set. */
	private const MARKETING = 'atoll_marketing';

	public function services(): array {
		return array(
			Footer::class => fn() => $this->services->make( Footer::class, skins: $this->skins( ... ) ),
			TrySettings::class => fn() => $this->services->make(
				TrySettings::class,
				keep: $this->get( SettingsPreview::class )->store( ... )
			),
		);
	}

	public function members(): array {
		return array( HealthCheck::class => array( CtaHealth::class ) );
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'atoll_footer_links', fn() => $this->get( ChatLink::class )->print( ... ) );
		$hooks->action(
			'atoll_footer_links', fn() => $this->get( ConsentNotice::class )->printLink( ... ),
			when: $this->asksConsent( ... )
		);
		$hooks->filter(
			'wp_sitemaps_add_provider',
			static fn() => static fn( mixed $provider, string $name ): mixed => 'users' === $name ? false : $provider,
			10, 2
		); // The sitemap of users would reveal their names.
		$hooks->filter(
			'wp_unique_post_slug', fn() => $this->get( NumberSlugs::class )->avoid( ... ), 10, 5,
			static fn( mixed $slug = '' ): bool => is_string( $slug ) && ctype_digit( $slug )
		);
		$hooks->filter(
			'render_block_core/template-part', fn() => $this->get( EmptyTemplateParts::class )->leaveOut( ... ),
			when: static fn( mixed $html = '' ): bool => is_string( $html ) && 2 === substr_count( $html, '<' )
		);
		$hooks->action(
			'init', fn() => $this->get( EditorChoices::class )->register( ... ),
			when: static fn(): bool => CurrentRequest::mayEdit() && ! wp_doing_ajax()
		);
		$hooks->action( 'after_setup_theme', fn() => $this->get( BlockTheme::class )->setUp( ... ) );
		$hooks->action( 'set_site_transient_theme_roots', static fn() => BlockTheme::loadFoldersAhead( ... ) );
		if ( CurrentRequest::mayHaveQuery() ) {
			$hooks->action(
				'init', fn() => $this->get( SettingsPreview::class )->apply( ... ), 0,
				when: fn(): bool => '' !== $this->get( CurrentRequest::class )->query( self::PREVIEW_TOKEN )
			);
		}
		$hooks->filter(
			'single_template_hierarchy', static fn() => ArticleTemplate::leaveToArticles( ... ),
			when: BlockTheme::isActive( ... )
		);
		$hooks->filter(
			'render_block_core/table', fn() => $this->get( ScrollableTables::class )->makeReachable( ... )
		);
		$isOpen = static fn( mixed ...$args ): bool => true === ( $args[0] ?? false ) && BlockTheme::isActive();
		$hooks->filter(
			'comments_open', fn() => $this->get( ShownComments::class )->open( ... ), 10, 2, when: $isOpen
		);
		$hooks->filter(
			'pings_open', fn() => $this->get( ShownComments::class )->openForPings( ... ), 10, 2, when: $isOpen
		);
		$hooks->action( 'wp_update_nav_menu_item', fn() => $this->get( MenuIcons::class )->save( ... ), 10, 2 );
		$hooks->action( 'init', static fn() => Menus::registerLocations( ... ) );
		$hooks->action(
			'init', fn() => $this->get( PageMetaFields::class )->registerFields( ... ),
			when: CurrentRequest::mayEdit( ... )
		);
		// Every URL ends with a slash (spec 9, trailing slash on), whatever the permalink structure.
		$hooks->filter(
			'user_trailingslashit', static fn() => trailingslashit( ... ),
			when: static fn(): bool => (bool) get_option( 'permalink_structure' )
		);
		$hooks->action( 'switch_theme', fn() => $this->get( ThemeSwitch::class )->themeSwitched( ... ), 10, 3 );
		$this->get( BlockTheme::class )->addFolderIfAsked();
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		// The page for missing URLs suggests similar ones instead (spec 2).
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
		FieldsOnDemand::add(
			$hooks,
			fn() => $this->get( PageMetaFields::class )->registerFields( ... ),
			array( '/wp/v2/pages', '/wp/v2/posts' )
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->action( 'wp_footer', fn() => $this->get( HashLinks::class )->print( ... ) );
		$hooks->action(
			'wp_body_open', fn() => $this->get( ConsentNotice::class )->print( ... ), 1, when: $this->asksConsent( ... )
		);
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( ConsentNotice::class )->enqueue( ... ),
			when: $this->asksConsent( ... )
		);
		$hooks->action(
			'wp_footer', fn() => $this->get( ContextScript::class )->print( ... ), 900,
			when: static fn(): bool => has_filter( 'atoll_print_context' )
		); // Before the scripts of islands, which may read it.
		// WordPress applies the filter to each block of a page, so it is added only on articles.
		$isArticle = static fn(): bool => is_singular( 'post' );
		$leaveOut  = fn() => $this->get( ArticleLayout::class )->leaveOut( ... );
		$hooks->action(
			'wp', fn() => static fn() => $hooks->filter( 'pre_render_block', $leaveOut, 10, 2, when: $isArticle ),
			when: $isArticle
		);
		$hooks->filter(
			'page_template_hierarchy', fn() => $this->get( HiddenPageTitle::class )->preferTemplate( ... ),
			when: BlockTheme::isActive( ... )
		);
		$hooks->filter(
			'render_block_core/post-title', fn() => $this->get( HiddenPageTitle::class )->hideTitle( ... ), 10, 3,
			when: self::mayHaveHeading( ... )
		);
		$hooks->filter(
			'the_content', fn() => $this->get( HiddenPageTitle::class )->demoteHeadings( ... ), 20,
			when: static fn(): bool => ! wp_is_block_theme() && self::mayHaveHeading()
		);
		// Browsers fetch the next page a moment early, by WordPress' own rules: for visitors, and no URL with a query.
		// Prefetched, not prerendered, so that scripts that count visits or announce notifications run only once the
		// page is opened. Hovering over a link is enough, because pages may be cached.
		$hooks->filter(
			'wp_speculation_rules_configuration',
			static fn() => static fn( ?array $rules ): ?array => null === $rules
				? null
				: array( 'mode' => 'prefetch', 'eagerness' => 'moderate' )
		);
	}

	public function themeHooks( Hooks $hooks ): void {
		$hooks->action(
			'wp', fn() => $this->get( HeadCleanup::class )->removeNeedless( ... ), when: BlockTheme::isActive( ... )
		);
		$hooks->action(
			'wp_body_open', fn() => $this->get( PrintedPageUrl::class )->print( ... ), when: BlockTheme::isActive( ... )
		);
	}

	public function routes(): array {
		return array( RestNamespaces::ATOLL => array( '/context' => array( ShowContext::class ) ) );
	}

	public function deactivate(): void {
		$this->get( ThemeSwitch::class )->deactivate();
	}

	/** Whether any third-party services that need consent may be on. */
	private function asksConsent(): bool {
		return array() !== get_option( self::MARKETING, array() )
			&& $this->get( ThirdPartyServices::class )->isAnyConfigured();
	}

	/** Whether another theme shows a page whose content may have a main heading. */
	private static function mayHaveHeading(): bool {
		$page = is_page() && ! BlockTheme::isActive() ? get_queried_object() : null;
		return $page instanceof \WP_Post && str_contains( $page->post_content, '<h1' );
	}

	/** @return non-empty-array<string, \Closure(): FooterSkin> By their names in the settings. */
	private function skins(): array {
		return array(
			'default' => fn() => $this->get( DefaultSkin::class ),
			'shirohato' => fn() => $this->get( ShirohatoSkin::class ),
			'third' => fn() => $this->get( ThirdSkin::class ),
			'hume' => fn() => $this->get( HumeSkin::class ),
			'mfis' => fn() => $this->get( MfisSkin::class ),
		);
	}
}
