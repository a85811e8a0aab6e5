<?php

declare( strict_types=1 );

namespace Atoll\Site\Context;

use Atoll\Forms\Addresses\AddressSettings;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Company;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/**
 * The page context: what a page knows about the site around it, in the spec's names (3, page context);
 * contract/rest/atoll/context.schema.json.
 * Everything in it is public: no data of a visitor, no nonce, no secret.
 */
final class PageContext {

	public function __construct(
		private Settings $settings,
		private Company $company,
		private PageMeta $pages,
		private ContextMenus $menus,
		private Notifications $notifications,
		private ContextForms $forms,
	) {}

	/**
	 * @param int $page Id of a page or post that the visitor may see; 0 for anything else, such as an archive.
	 * @return array<string, mixed>
	 */
	public function read( int $page ): array {
		return array(
			'pageSettings'  => (object) $this->pageSettings( $this->pages->read( $page ) ),
			'header'        => $this->header(),
			'footer'        => $this->menus->footer(),
			'notifications' => $this->notifications->current( $page ),
			'modals'        => $this->forms->openedBy( $page ),
			'modules'       => array(
				'company' => array( 'blogname' => $this->company->name() ),
				'forms'   => $this->forms->open(),
			),
			'access'        => $this->access(),
		);
	}

	/** @return array<string, string> Without settings that the page does not have. */
	private function pageSettings( PageSettings $page ): array {
		return array_filter(
			array(
				'headerHeaderToggle' => $page->header,
				'footerFooterToggle' => $page->footer,
			)
		);
	}

	/** @return array<string, mixed> */
	private function header(): array {
		return $this->settings->group( 'header' )->all() + array( 'menus' => $this->menus->header() );
	}

	/** @return array<string, mixed> */
	private function access(): array {
		$maps      = new AddressSettings( $this->settings->group( 'addresses' ) );
		$marketing = $this->settings->group( 'marketing' );
		$hasChat   = $marketing->bool( 'accessToggleFacebookChat' );
		return array(
			// Google's keys are meant for browsers; a key of Addressr is not.
			'accessFeatures'  => array( 'accessGoogleMapsApiKey' => 'google' === $maps->provider ? $maps->key : '' ),
			'accessMarketing' => array(
				'accessToggleFacebookChat' => $hasChat,
				'accessFacebookChatPageId' => $hasChat ? $marketing->string( 'accessFacebookChatPageId' ) : '',
			),
		);
	}
}
