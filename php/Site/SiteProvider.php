<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Platform\Http\Request;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Blocks\Faq\Questions;
use Atoll\Site\Consent\ChatLink;
use Atoll\Site\Consent\ConsentNotice;
use Atoll\Site\Context\ContextScript;
use Atoll\Site\Context\PageContext;
use Atoll\Site\Context\ShowContext;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Footer\Skins\DefaultSkin;
use Atoll\Site\Footer\Skins\Hume;
use Atoll\Site\Footer\Skins\Mfis;
use Atoll\Site\Footer\Skins\Shirohato;
use Atoll\Site\Footer\Skins\Skin;
use Atoll\Site\Footer\Skins\Third;
use Atoll\Site\Head\Clutter;
use Atoll\Site\Head\Locale;
use Atoll\Site\Head\MetaTags;
use Atoll\Site\Head\OnPaper;
use Atoll\Site\Head\Robots;
use Atoll\Site\Head\Schema\Article;
use Atoll\Site\Head\Schema\Breadcrumbs;
use Atoll\Site\Head\Schema\FaqPage;
use Atoll\Site\Head\Schema\Graph;
use Atoll\Site\Head\Schema\Organisation;
use Atoll\Site\Head\Schema\Piece;
use Atoll\Site\Head\Schema\WebPage;
use Atoll\Site\Head\Schema\Website;
use Atoll\Site\Head\Sitemaps;
use Atoll\Site\Head\ThemeColour;
use Atoll\Site\Head\Titles;
use Atoll\Site\Header\CtaHealth;
use Atoll\Site\Header\HeaderCtas;
use Atoll\Site\Look\ArticleLayout;
use Atoll\Site\Look\ChosenStyles;
use Atoll\Site\Look\EmptyParts;
use Atoll\Site\Look\Patterns;
use Atoll\Site\Look\Sections;
use Atoll\Site\Look\Styles;
use Atoll\Site\Look\Theme;
use Atoll\Site\Look\TriedSettings;
use Atoll\Site\Look\WideTables;
use Atoll\Site\Menu\MenuIcons;
use Atoll\Site\Menu\Menus;
use Atoll\Site\News\ReadingTime;
use Atoll\Site\Page\OwnHeading;
use Atoll\Site\Page\PageMetaFields;
use Atoll\Site\Page\PagePanel;
use Atoll\Site\Routes\TrailingSlash;

/** What surrounds every page: header, footer, menus, styles, and what a page says of itself. */
final class SiteProvider extends ServiceProvider {

	public function services(): array {
		return array(
			HeaderCtas::class => fn() => $this->services->make( HeaderCtas::class, ctas: fn() => $this->get( Ctas::class ) ),
			Footer::class => fn() => $this->services->make( Footer::class, skins: $this->skins( ... ) ),
			Graph::class => fn() => $this->services->make( Graph::class, pieces: $this->pieces() ),
			Article::class => fn() => $this->services->make( Article::class, count: $this->get( ReadingTime::class )->words( ... ) ),
			FaqPage::class => fn() => $this->services->make( FaqPage::class, questions: $this->get( Questions::class )->in( ... ) ),
			ContextScript::class => fn() => new ContextScript( fn() => $this->get( PageContext::class ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'wp_footer', fn() => $this->get( Anchors::class )->print( ... ) );
		$hooks->action( 'atoll_footer_links', fn() => $this->get( ChatLink::class )->print( ... ) );
		$hooks->action( 'wp_body_open', fn() => $this->get( ConsentNotice::class )->print( ... ), 1 );
		$hooks->action( 'atoll_footer_links', fn() => $this->get( ConsentNotice::class )->printLink( ... ) );
		$hooks->action( 'wp_enqueue_scripts', fn() => $this->get( ConsentNotice::class )->enqueue( ... ) );
		$hooks->action( 'wp_footer', fn() => $this->get( ContextScript::class )->print( ... ), 900 ); // Before the islands' scripts, which may read it.
		$hooks->action( 'enqueue_block_assets', fn() => $this->get( Footer::class )->enqueueForEditor( ... ) );
		$hooks->action( 'wp', fn() => $this->get( Clutter::class )->clear( ... ) );
		$hooks->filter( 'language_attributes', fn() => $this->get( Locale::class )->attributes( ... ) );
		$hooks->action( 'wp_head', fn() => $this->get( MetaTags::class )->print( ... ), 1 );
		$hooks->filter( 'get_canonical_url', fn() => $this->get( MetaTags::class )->whole( ... ), 10, 2 );
		$hooks->action( 'wp_body_open', fn() => $this->get( OnPaper::class )->print( ... ) );
		$hooks->filter( 'wp_robots', fn() => $this->get( Robots::class )->add( ... ), when: static fn(): bool => ! is_login() );
		$hooks->action( 'wp_head', fn() => $this->get( Graph::class )->print( ... ), 99 ); // After the style sheets, which the browser needs first.
		$hooks->filter( 'wp_sitemaps_add_provider', fn() => $this->get( Sitemaps::class )->withoutUsers( ... ), 10, 2 );
		$hooks->filter( 'wp_sitemaps_posts_query_args', fn() => $this->get( Sitemaps::class )->withoutLogins( ... ) );
		$hooks->filter( 'wp_sitemaps_posts_query_args', fn() => $this->get( Sitemaps::class )->withoutThanks( ... ), 10, 2 );
		$hooks->action( 'wp_head', fn() => $this->get( ThemeColour::class )->print( ... ), 1 );
		$hooks->action( 'wp', fn() => $this->get( Titles::class )->begin( ... ) );
		$hooks->filter( 'pre_render_block', fn() => $this->get( ArticleLayout::class )->leaveOut( ... ), 10, 2 );
		$hooks->filter( 'wp_theme_json_data_theme', fn() => $this->get( ChosenStyles::class )->dress( ... ) );
		$hooks->filter( 'wp_preload_resources', fn() => $this->get( ChosenStyles::class )->preload( ... ) );
		$hooks->action( 'enqueue_block_assets', fn() => $this->get( ChosenStyles::class )->print( ... ), 20 );
		$hooks->filter( 'render_block_core/template-part', fn() => $this->get( EmptyParts::class )->leaveOut( ... ) );
		$hooks->action( 'init', fn() => $this->get( Patterns::class )->registerCategory( ... ) );
		$hooks->filter( 'render_block_core/details', fn() => $this->get( Sections::class )->loadQuestions( ... ) );
		$hooks->action( 'enqueue_block_assets', fn() => $this->get( Sections::class )->loadForEditors( ... ) );
		$hooks->action( 'init', fn() => $this->get( Styles::class )->registerSheets( ... ) );
		$hooks->action( 'enqueue_block_assets', fn() => $this->get( Styles::class )->enqueueTheme( ... ) );
		$hooks->action( 'after_setup_theme', fn() => $this->get( Theme::class )->setUp( ... ) );
		$hooks->action( 'init', fn() => $this->get( TriedSettings::class )->use( ... ), 0, when: fn(): bool => '' !== $this->get( Request::class )->query( TriedSettings::QUERY ) );
		$hooks->action( 'init', fn() => $this->get( WideTables::class )->registerStyle( ... ) );
		$hooks->filter( 'render_block_core/table', fn() => $this->get( WideTables::class )->name( ... ) );
		$hooks->action( 'wp_nav_menu_item_custom_fields', fn() => $this->get( MenuIcons::class )->printField( ... ) );
		$hooks->action( 'wp_update_nav_menu_item', fn() => $this->get( MenuIcons::class )->save( ... ), 10, 2 );
		$hooks->action( 'init', static fn() => Menus::registerLocations( ... ) );
		$hooks->filter( 'page_template_hierarchy', fn() => $this->get( OwnHeading::class )->prefer( ... ) );
		$hooks->action( 'init', fn() => $this->get( PageMetaFields::class )->registerFields( ... ) );
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( PagePanel::class )->enqueue( ... ) );
		$hooks->filter( 'user_trailingslashit', fn() => $this->get( TrailingSlash::class )->end( ... ) );
		$hooks->filter( 'wp_speculation_rules_configuration', fn() => $this->get( Speculation::class )->configure( ... ) );
		$hooks->action( 'switch_theme', fn() => $this->get( ThemeSwitch::class )->switched( ... ), 10, 3 );
		$this->get( Theme::class )->addFolder();
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' ); // The page that says so offers what begins alike (spec 2).
		foreach ( array( 'core/group', 'core/list' ) as $block ) {
			$hooks->filter( "render_block_{$block}", fn() => $this->get( Sections::class )->load( ... ), 10, 2 );
		}
		$hooks->action( 'admin_print_styles-nav-menus.php', fn() => $this->get( MenuIcons::class )->enqueueStyle( ... ) );
		$hooks->filter( 'site_status_tests', fn() => $this->get( CtaHealth::class )->add( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/context' => array( ShowContext::class ),
			),
		);
	}

	public function deactivate(): void {
		$this->get( ThemeSwitch::class )->deactivate();
	}

	/** @return non-empty-array<string, \Closure(): Skin> By what the settings call them. */
	private function skins(): array {
		return array(
			'default' => fn() => $this->get( DefaultSkin::class ),
			'shirohato' => fn() => $this->get( Shirohato::class ),
			'third' => fn() => $this->get( Third::class ),
			'hume' => fn() => $this->get( Hume::class ),
			'mfis' => fn() => $this->get( Mfis::class ),
		);
	}

	/** @return list<Piece> */
	private function pieces(): array {
		return array(
			$this->get( Organisation::class ),
			$this->get( Website::class ),
			$this->get( WebPage::class ),
			$this->get( Breadcrumbs::class ),
			$this->get( Article::class ),
			$this->get( FaqPage::class ),
		);
	}
}
