<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Definitions\OpenedForms;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Context\ContextForms;
use Atoll\Site\Context\ContextScript;
use Atoll\Site\Context\PageContext;
use Atoll\Site\Context\ShowContext;
use Atoll\Site\Footer\FooterMenus;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\Page\OwnUrl;
use Atoll\Site\Page\PageMeta;

/** What pages know of the site around them. */
final class PageContexts extends Area {

	public function __construct( private Settings $settings, private Company $company, private PageMeta $pages, private Menus $menus, private Notifications $notifications, private FormRepository $forms ) {}

	public function modules(): array {
		return array( new ContextScript( $this->context( ... ) ) );
	}

	public function routes(): array {
		return array( new ShowContext( $this->context(), $this->pages, new OwnUrl() ) );
	}

	private function context(): PageContext {
		return new PageContext( $this->settings, $this->company, $this->pages, $this->menus, new FooterMenus( $this->menus ), $this->notifications, new ContextForms( $this->forms, $this->settings, $this->pages, new OpenedForms() ) );
	}
}
