<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\EditorsController;

/** The post type of notifications. The title is only for editors; visitors read the content. */
final class NotificationPostType {

	public const NAME      = 'atoll_notification';
	public const REST_BASE = 'atoll-notifications';

	/** Blocks allowed in the content: a few sentences, and a call to action. */
	public const BLOCKS = array(
		'core/paragraph',
		'core/list',
		'core/list-item',
		'core/buttons',
		'core/button',
		'atoll/cta',
		'atoll/phone-link',
	);

	public function addType(): void {
		register_post_type(
			self::NAME,
			array(
				'public'                => false,
				'show_ui'               => true,
				'show_in_rest'          => true,
				'rest_base'             => self::REST_BASE,
				'rest_controller_class' => EditorsController::class,
				'menu_icon'             => 'dashicons-megaphone',
				'menu_position'         => 27,
				'supports'              => array( 'title', 'editor', 'revisions', 'author', 'custom-fields' ),
				'delete_with_user'      => false,
				'map_meta_cap'          => true,
				'capability_type'       => array( self::NAME, self::NAME . 's' ),
				'capabilities'          => Capabilities::ofPostType(
					Capabilities::EDIT_NOTIFICATIONS,
					Capabilities::EDIT_NOTIFICATIONS
				),
			) + $this->texts()
		);
	}

	/** @return array{labels: array<string>, description?: string} */
	private function texts(): array {
		return ! CurrentRequest::mayShowNames() ? array( 'labels' => array( 'name' => self::NAME ) ) : array(
			'labels'      => $this->labels(),
			'description' => __( 'Short messages shown over the bottom of pages.', 'atoll' ),
		);
	}

	/** @return array<string, string> In wp-admin, notifications are called site notices. */
	private function labels(): array {
		return array(
			'name'                     => __( 'Site notices', 'atoll' ),
			'singular_name'            => __( 'Site notice', 'atoll' ),
			'add_new'                  => __( 'Add site notice', 'atoll' ),
			'add_new_item'             => __( 'Add site notice', 'atoll' ),
			'edit_item'                => __( 'Edit site notice', 'atoll' ),
			'new_item'                 => __( 'New site notice', 'atoll' ),
			'search_items'             => __( 'Search site notices', 'atoll' ),
			'not_found'                => __( 'No site notices found.', 'atoll' ),
			'not_found_in_trash'       => __( 'No site notices found in the trash.', 'atoll' ),
			'all_items'                => __( 'Site notices', 'atoll' ),
			'filter_items_list'        => __( 'Filter the list of site notices', 'atoll' ),
			'items_list'               => __( 'List of site notices', 'atoll' ),
			'items_list_navigation'    => __( 'Pages of the list of site notices', 'atoll' ),
			'item_published'           => __( 'Site notice published.', 'atoll' ),
			'item_published_privately' => __( 'Site notice published privately: visitors do not see it.', 'atoll' ),
			'item_reverted_to_draft'   => __( 'Site notice unpublished. It is a draft again.', 'atoll' ),
			'item_scheduled'           => __( 'Site notice scheduled.', 'atoll' ),
			'item_trashed'             => __( 'Site notice moved to the trash.', 'atoll' ),
			'item_updated'             => __( 'Site notice saved.', 'atoll' ),
		);
	}

	/**
	 * @param bool|array<mixed> $allowed
	 * @return bool|array<mixed>
	 */
	public function restrict( bool|array $allowed, \WP_Block_Editor_Context $context ): bool|array {
		if ( self::NAME !== $context->post?->post_type ) {
			return $allowed;
		}
		return is_array( $allowed )
			? array_values(
				array_filter( self::BLOCKS, static fn( string $name ): bool => in_array( $name, $allowed, true ) )
			)
			: ( $allowed ? self::BLOCKS : false );
	}
}
