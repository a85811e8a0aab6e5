<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Database\FrequentPostsOption;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\PageChanges;
use Atoll\Platform\Rest\FieldsOnDemand;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** Services for site notices: their post type, their editor and their output. */
final class NotificationsProvider extends ServiceProvider {

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'init', static fn() => NotificationMeta::register( ... ), 11, when: CurrentRequest::mayEdit( ... )
		);
		$hooks->action( 'init', fn() => $this->get( NotificationPostType::class )->addType( ... ) );
	}

	public function jobs(): array {
		return array(
			'atoll_notifications_begin' => fn() => $this->get( Notifications::class )->hasUpcoming()
				? $this->get( PageChanges::class )->note()
				: null,
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action(
			'enqueue_block_assets',
			fn() => $this->get( NotificationEditor::class )->enqueueCanvas( ... ), when: is_admin( ... )
		);
		$hooks->filter(
			'manage_' . NotificationPostType::NAME . '_posts_columns',
			fn() => $this->get( NotificationColumns::class )->columns( ... )
		);
		$hooks->action(
			'manage_' . NotificationPostType::NAME . '_posts_custom_column',
			fn() => $this->get( NotificationColumns::class )->cell( ... ), 10, 2
		);
		$hooks->action(
			'enqueue_block_editor_assets', fn() => $this->get( NotificationEditor::class )->enqueueScript( ... )
		);
		$hooks->filter(
			'write_your_story', fn() => $this->get( NotificationEditor::class )->bodyPlaceholder( ... ), 10, 2
		);
		$hooks->filter(
			'allowed_block_types_all', fn() => $this->get( NotificationPostType::class )->restrict( ... ), 10, 2
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( NotificationList::class )->prepare( ... ),
			when: fn(): bool => ! $this->get( FrequentPostsOption::class )->knowsNone( NotificationPostType::NAME )
		);
		// Before the scripts of islands, which look for it.
		$hooks->action(
			'wp_footer', fn() => $this->get( NotificationList::class )->printAtEnd( ... ), 900,
			when: fn(): bool => $this->services->isMade( NotificationList::class )
		);
	}

	public function restHooks( Hooks $hooks ): void {
		FieldsOnDemand::add(
			$hooks,
			fn() => $this->get( NotificationFields::class )->addFields( ... ),
			array( '/wp/v2/' . NotificationPostType::REST_BASE )
		);
		$hooks->filter(
			'rest_pre_insert_' . NotificationPostType::NAME,
			fn() => $this->get( NotificationFields::class )->validate( ... ), 10, 2
		);
	}
}
