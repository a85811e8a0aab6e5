<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Access\Capabilities;

/** A notification is a post: its title names it for editors, its content is what visitors read. */
final class NotificationPostType {

	public const NAME      = 'atoll_notification';
	public const REST_BASE = 'atoll-notifications';

	/** What its content may be made of: a few sentences, and something to do next. */
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
				'labels'                => ( new NotificationLabels() )->all(),
				'description'           => __( 'Short messages that appear above every page.', 'atoll' ),
				'public'                => false,
				'show_ui'               => true,
				'show_in_rest'          => true,
				'rest_base'             => self::REST_BASE,
				'rest_controller_class' => NotificationsController::class,
				'menu_icon'             => 'dashicons-megaphone',
				'menu_position'         => 27,
				'supports'              => array( 'title', 'editor', 'revisions', 'author', 'custom-fields' ),
				'template'              => array(
					array( 'core/paragraph', array( 'placeholder' => __( 'What should visitors know?', 'atoll' ) ) ),
				),
				'delete_with_user'      => false,
				'map_meta_cap'          => true,
				'capability_type'       => array( self::NAME, self::NAME . 's' ),
				'capabilities'          => $this->capabilities(),
			)
		);
	}

	/** @return array<string, string> Every primitive is ours, so that no other role gets in by the way. */
	private function capabilities(): array {
		$primitives = array(
			'edit_posts',
			'edit_others_posts',
			'edit_private_posts',
			'edit_published_posts',
			'publish_posts',
			'read_private_posts',
			'create_posts',
			'delete_posts',
			'delete_others_posts',
			'delete_private_posts',
			'delete_published_posts',
		);
		return array_fill_keys( $primitives, Capabilities::EDIT_NOTIFICATIONS );
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
