<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Paths;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Anchors;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Company;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Footer\FooterMenus;
use Atoll\Site\Footer\FooterParts;
use Atoll\Site\Footer\FooterViews;
use Atoll\Site\Footer\Skins\DefaultSkin;
use Atoll\Site\Footer\Skins\Hume;
use Atoll\Site\Footer\Skins\Mfis;
use Atoll\Site\Footer\Skins\Shirohato;
use Atoll\Site\Footer\Skins\Third;
use Atoll\Site\Header\CtaHealth;
use Atoll\Site\Header\Header;
use Atoll\Site\Header\HeaderCtas;
use Atoll\Site\Header\Logo;
use Atoll\Site\Header\LogOut;
use Atoll\Site\Header\Panel;
use Atoll\Site\Header\Room;
use Atoll\Site\Look\EmptyParts;
use Atoll\Site\Look\Marks;
use Atoll\Site\Look\Patterns;
use Atoll\Site\Look\Sections;
use Atoll\Site\Look\Styles;
use Atoll\Site\Look\Theme;
use Atoll\Site\Look\WideTables;
use Atoll\Site\Menu\MenuBar;
use Atoll\Site\Menu\MenuIcons;
use Atoll\Site\Menu\MenuLink;
use Atoll\Site\Menu\MenuPanel;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Menu\Place;
use Atoll\Site\Menu\Priming;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Speculation;
use Atoll\Site\ThemeSwitch;

/** What surrounds every page: header, footer, menus, styles and the theme that holds them. */
final class SiteChrome extends Area {

	public readonly Header $header;
	public readonly Footer $footer;
	public readonly Menus $menus;
	public readonly ThemeSwitch $themes;
	private Marks $marks;
	private HeaderCtas $headerCtas;

	/** @param \Closure(): Ctas $ctas */
	public function __construct( private Paths $paths, Islands $islands, Company $company, private Settings $settings, private PageMeta $pages, private \Closure $ctas ) {
		$this->marks  = new Marks( $paths );
		$this->menus  = new Menus( new Place(), new Priming() );
		$this->themes = new ThemeSwitch();
		$links        = new MenuLink( $this->marks );
		$this->headerCtas = new HeaderCtas( $this->ctas, $this->marks );
		$this->header = $this->headerOf( $links, $this->menus, $this->marks, $islands, $company );
		$this->footer = $this->footerOf( new FooterParts( $links ), new FooterViews( $this->settings, $company, new FooterMenus( $this->menus ), $this->marks ) );
	}

	public function modules(): array {
		return array(
			new Theme( $this->paths ),
			$this->themes,
			$this->menus,
			new MenuIcons( $this->marks ),
			new Styles( $this->paths ),
			new Sections(),
			new WideTables(),
			new Patterns(),
			new EmptyParts(),
			$this->footer,
			new CtaHealth( $this->settings, $this->headerCtas ),
			new Speculation(),
			new Anchors( $this->paths ),
		);
	}

	private function headerOf( MenuLink $links, Menus $menus, Marks $marks, Islands $islands, Company $company ): Header {
		return new Header(
			$this->settings,
			$this->pages,
			$company,
			new Logo( $company, $marks ),
			$menus,
			new MenuBar( $links, $marks ),
			new Panel( new MenuPanel( $links, $marks ) ),
			$this->headerCtas,
			new LogOut(),
			new Room(),
			$islands
		);
	}

	private function footerOf( FooterParts $parts, FooterViews $views ): Footer {
		return new Footer( $this->pages, $views, array( new DefaultSkin( $parts ), new Shirohato( $parts ), new Third( $parts ), new Hume( $parts ), new Mfis( $parts ) ) );
	}
}
