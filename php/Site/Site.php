<?php

declare( strict_types=1 );

namespace Atoll\Site;

use Atoll\Islands\Islands;
use Atoll\Module;
use Atoll\Paths;
use Atoll\Site\Look\Fonts;
use Atoll\Site\Look\Marks;
use Atoll\Site\Look\Pictures;
use Atoll\Site\Look\Styles;
use Atoll\Site\Look\Theme;
use Atoll\Site\Menu\MenuIcons;
use Atoll\Site\Menu\MenuMarkup;
use Atoll\Site\Menu\Menus;

/** What surrounds every page: header, footer, menus, styles and the theme that holds them. */
final class Site implements Module {

	private Styles $styles;
	private ThemeSwitch $theme_switch;
	private Header $header;
	private Footer $footer;

	/** @var list<Module> */
	private array $modules;

	public function __construct( Paths $paths, Islands $islands, Company $company ) {
		$marks              = new Marks( $paths );
		$menus              = new Menus();
		$menu_markup        = new MenuMarkup( $marks );
		$this->styles       = new Styles( $paths );
		$this->theme_switch = new ThemeSwitch();
		$this->header       = new Header( $company, $menus, $menu_markup, $marks, $islands );
		$this->footer       = new Footer( $company, $menus, $menu_markup, $marks );
		$this->modules      = array(
			new Theme( $paths ),
			$this->theme_switch,
			$menus,
			new MenuIcons( $marks ),
			$this->styles,
			new Fonts( $paths ),
			new Pictures(),
			new ChromeBlocks( $this->header, $this->footer ),
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
