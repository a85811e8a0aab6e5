<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Blocks\Cta\Ctas;
use Atoll\Islands\Islands;
use Atoll\Module;
use Atoll\Paths;
use Atoll\Settings\Settings;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Footer\FooterMenus;
use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterViews;
use Atoll\Site\Footer\Skins\DefaultSkin;
use Atoll\Site\Footer\Skins\Hume;
use Atoll\Site\Footer\Skins\Mfis;
use Atoll\Site\Footer\Skins\Shirohato;
use Atoll\Site\Footer\Skins\Third;
use Atoll\Site\Header\Header;
use Atoll\Site\Header\HeaderCtas;
use Atoll\Site\Header\Logo;
use Atoll\Site\Header\LogOut;
use Atoll\Site\Header\Panel;
use Atoll\Site\Header\Room;
use Atoll\Site\Look\Marks;
use Atoll\Site\Look\Patterns;
use Atoll\Site\Look\Sections;
use Atoll\Site\Look\Styles;
use Atoll\Site\Look\Theme;
use Atoll\Site\Menu\MenuBar;
use Atoll\Site\Menu\MenuIcons;
use Atoll\Site\Menu\MenuLink;
use Atoll\Site\Menu\MenuPanel;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Menu\Place;
use Atoll\Site\Page\PageMeta;

/** What surrounds every page: header, footer, menus, styles and the theme that holds them. */
final class Site implements Module {

	private Styles $styles;
	private ThemeSwitch $theme_switch;
	private Header $header;
	private Footer $footer;

	/** @var list<Module> */
	private array $modules;

	/** @param \Closure(): Ctas $ctas */
	public function __construct( Paths $paths, Islands $islands, Company $company, private Settings $settings, private \Closure $ctas ) {
		$marks              = new Marks( $paths );
		$menus              = new Menus( new Place() );
		$links              = new MenuLink( $marks );
		$this->styles       = new Styles( $paths );
		$this->theme_switch = new ThemeSwitch();
		$this->header       = $this->headerOf( $links, $menus, $marks, $islands, $company );
		$this->footer       = $this->footerOf( new FooterParts( $links ), new FooterViews( $this->settings, $company, new FooterMenus( $menus ), $marks ) );
		$this->modules      = array(
			new Theme( $paths ),
			$this->theme_switch,
			$menus,
			new MenuIcons( $marks ),
			$this->styles,
			new Sections(),
			new Patterns(),
			$this->footer,
			new Speculation(),
			new Anchors( $paths ),
		);
	}

	public function register(): void {
		foreach ( $this->modules as $module ) {
			$module->register();
		}
	}

	public function activate(): void {
		$this->theme_switch->remember();
	}

	public function deactivate(): void {
		$this->theme_switch->restore();
	}

	private function headerOf( MenuLink $links, Menus $menus, Marks $marks, Islands $islands, Company $company ): Header {
		return new Header(
			$this->settings,
			new PageMeta(),
			$company,
			new Logo( $company, $marks ),
			$menus,
			new MenuBar( $links, $marks ),
			new Panel( new MenuPanel( $links, $marks ) ),
			new HeaderCtas( $this->ctas, $company, $marks ),
			new LogOut(),
			new Room(),
			$islands
		);
	}

	private function footerOf( FooterParts $parts, FooterViews $views ): Footer {
		return new Footer( new PageMeta(), $views, array( new DefaultSkin( $parts ), new Shirohato( $parts ), new Third( $parts ), new Hume( $parts ), new Mfis( $parts ) ) );
	}

	public function header(): Header {
		return $this->header;
	}

	public function footer(): Footer {
		return $this->footer;
	}

	public function styles(): Styles {
		return $this->styles;
	}
}
