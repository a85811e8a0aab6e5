<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Site\Notifications\NotificationPostType;

/**
 * Keeps the block editor for posts whose fields and settings are blocks, if a plugin such as Classic Editor replaces
 * it. The old editor would show a form as HTML comments, and save it without its settings.
 */
final class BlockEditorPosts {

	private const TYPES = array( FormPostType::NAME, NotificationPostType::NAME );

	/**
	 * Filters `use_block_editor_for_post` and `use_block_editor_for_post_type`.
	 *
	 * @param \WP_Post|string $post Post or post type.
	 */
	public function keep( mixed $isUsed, \WP_Post|string $post ): bool {
		return $isUsed || in_array( $post instanceof \WP_Post ? $post->post_type : $post, self::TYPES, true );
	}

	/**
	 * Filters `classic_editor_enabled_editors_for_post_type` of Classic Editor, which would otherwise offer a switch.
	 *
	 * @param array<string, bool> $editors
	 * @return array<string, bool>
	 */
	public function editors( array $editors, string $type ): array {
		return in_array( $type, self::TYPES, true ) ? array( 'classic_editor' => false ) + $editors : $editors;
	}
}
