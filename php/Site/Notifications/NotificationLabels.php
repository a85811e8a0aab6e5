<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** What wp-admin calls notifications. */
final class NotificationLabels {

	/** @return array<string, string> As register_post_type() takes them. */
	public function all(): array {
		return array(
			'name'                     => __( 'Notifications', 'atoll' ),
			'singular_name'            => __( 'Notification', 'atoll' ),
			'add_new'                  => __( 'Add notification', 'atoll' ),
			'add_new_item'             => __( 'Add notification', 'atoll' ),
			'edit_item'                => __( 'Edit notification', 'atoll' ),
			'new_item'                 => __( 'New notification', 'atoll' ),
			'search_items'             => __( 'Search notifications', 'atoll' ),
			'not_found'                => __( 'No notifications found.', 'atoll' ),
			'not_found_in_trash'       => __( 'No notifications found in the trash.', 'atoll' ),
			'all_items'                => __( 'Notifications', 'atoll' ),
			'filter_items_list'        => __( 'Filter the list of notifications', 'atoll' ),
			'items_list'               => __( 'List of notifications', 'atoll' ),
			'items_list_navigation'    => __( 'Pages of the list of notifications', 'atoll' ),
			'item_published'           => __( 'Notification published.', 'atoll' ),
			'item_published_privately' => __( 'Notification published privately: visitors do not see it.', 'atoll' ),
			'item_reverted_to_draft'   => __( 'Notification taken back: it is a draft again.', 'atoll' ),
			'item_scheduled'           => __( 'Notification scheduled.', 'atoll' ),
			'item_trashed'             => __( 'Notification moved to the trash.', 'atoll' ),
			'item_updated'             => __( 'Notification saved.', 'atoll' ),
		);
	}
}
