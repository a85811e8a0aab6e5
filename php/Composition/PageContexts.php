<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\FormStore\FormRepository;
use Atoll\Module;
use Atoll\Rest\Route;
use Atoll\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Context\ContextForms;
use Atoll\Site\Context\ContextScript;
use Atoll\Site\Context\PageContext;
use Atoll\Site\Context\ShowContext;
use Atoll\Site\Footer\FooterMenus;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Menu\Place;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\Page\OwnUrl;
use Atoll\Site\Page\PageMeta;

/** What pages know of the site around them. */
final class PageContexts {

	public function __construct( private Settings $settings, private Notifications $notifications, private FormRepository $forms ) {}

	/** @return list<Module> */
	public function modules(): array {
		return array( new ContextScript( $this->context( ... ) ) );
	}

	/** @return list<Route> */
	public function routes(): array {
		return array( new ShowContext( $this->context(), new PageMeta(), new OwnUrl() ) );
	}

	private function context(): PageContext {
		$menus = new Menus( new Place() );
		$pages = new PageMeta();
		return new PageContext( $this->settings, new Company( $this->settings ), $pages, $menus, new FooterMenus( $menus ), $this->notifications, new ContextForms( $this->forms, $this->settings, $pages ) );
	}
}
