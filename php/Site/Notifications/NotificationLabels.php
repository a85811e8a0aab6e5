<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** What wp-admin calls site notices. */
final class NotificationLabels {

	/** @return array<string, string> As register_post_type() takes them. */
	public function all(): array {
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
			'item_reverted_to_draft'   => __( 'Site notice taken back: it is a draft again.', 'atoll' ),
			'item_scheduled'           => __( 'Site notice scheduled.', 'atoll' ),
			'item_trashed'             => __( 'Site notice moved to the trash.', 'atoll' ),
			'item_updated'             => __( 'Site notice saved.', 'atoll' ),
		);
	}
}
