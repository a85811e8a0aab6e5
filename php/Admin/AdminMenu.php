<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Entries\AccessLogPage;
use Atoll\Admin\Entries\EntriesPage;
use Atoll\Admin\Entries\UnreadBubble;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Services\Lazy;

/** Atoll's menu in wp-admin. */
final class AdminMenu {

	public const ENTRIES  = FormPostType::MENU;
	public const SETTINGS = 'atoll-settings';

	/**
	 * @param \Closure(): EntriesPage   $entries  Called when the screen is opened.
	 * @param \Closure(): SettingsPage  $settings Called when the screen is opened.
	 * @param \Closure(): AccessLogPage $log      Called when the screen is opened.
	 * @param UnreadBubble              $unread
	 */
	public function __construct(
		#[Lazy( EntriesPage::class )] private \Closure $entries,
		#[Lazy( SettingsPage::class )] private \Closure $settings,
		#[Lazy( AccessLogPage::class )] private \Closure $log,
		private UnreadBubble $unread
	) {}

	/** Returns the absolute URL of the list of entries. */
	public static function entries(): string {
		return add_query_arg( 'page', self::ENTRIES, admin_url( 'admin.php' ) );
	}

	/** Returns the absolute URL of the list of one form's entries. */
	public static function entriesOf( int $form ): string {
		return add_query_arg( 'form', $form, self::entries() );
	}

	/** Returns the absolute URL of an entry's screen. */
	public static function entry( int $id ): string {
		return add_query_arg( 'entry', $id, self::entries() );
	}

	public function addPages(): void {
		$entries = __( 'Entries', 'atoll' );
		$unread  = current_user_can( Capabilities::VIEW_ENTRIES ) ? $this->unread->html() : '';
		$render  = fn() => ( $this->entries )()->render();
		// For users who may only read entries, the menu has one item and is named after it.
		$menu = current_user_can( Capabilities::EDIT_FORMS ) ? __( 'Atoll', 'atoll' ) : $entries;
		$page = add_menu_page(
			$entries,
			$menu . $unread,
			Capabilities::VIEW_ENTRIES,
			self::ENTRIES,
			$render,
			'dashicons-bank',
			26
		);
		add_action( "load-{$page}", fn() => ( $this->entries )()->load() );
		add_submenu_page( self::ENTRIES, $entries, $entries . $unread, Capabilities::VIEW_ENTRIES, self::ENTRIES );
		$this->addSubmenu( __( 'Settings', 'atoll' ), self::SETTINGS, $this->settings );
		$this->addSubmenu( __( 'Access log', 'atoll' ), AccessLogPage::PAGE, $this->log );
	}

	/** @param \Closure(): (SettingsPage|AccessLogPage) $page */
	private function addSubmenu( string $title, string $slug, \Closure $page ): void {
		$hook = add_submenu_page(
			self::ENTRIES,
			$title,
			$title,
			Capabilities::EDIT_SETTINGS,
			$slug,
			fn() => $page()->render()
		);
		add_action( "load-{$hook}", fn() => $page()->load() );
	}
}
