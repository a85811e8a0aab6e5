<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport;

use Atoll\Admin\AdminMenu;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Services\Lazy;

/** The screen's item in Atoll's menu. */
final class ImportExport {

	/** Position in the menu, after Forms and Entries. */
	private const POSITION = 2;

	/** @param \Closure(): ImportPage $page Called when the screen is opened. */
	public function __construct( #[Lazy( ImportPage::class )] private \Closure $page ) {}

	public function addPage(): void {
		$name = __( 'Import and export', 'atoll' );
		$page = add_submenu_page(
			AdminMenu::ENTRIES,
			$name,
			$name,
			Capabilities::EDIT_FORMS,
			ImportPage::PAGE,
			fn() => ( $this->page )()->render(),
			self::POSITION
		);
		add_action( "load-{$page}", fn() => ( $this->page )()->load() );
	}
}
