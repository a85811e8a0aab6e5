<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

/**
 * Sanitizes forms saved by authors without `unfiltered_html`. WordPress would sanitize every field setting as HTML,
 * which turns each `&` of a label into an entity, although most settings are text that is escaped when printed.
 */
final class FormCleaning {

	public function __construct( private FormContent $content ) {}

	/**
	 * @param array<string, mixed> $data      Slashed, as WordPress sanitized it.
	 * @param array<string, mixed> $post
	 * @param array<string, mixed> $uncleaned
	 * @return array<string, mixed>
	 */
	public function clean( array $data, array $post, array $uncleaned ): array {
		if ( FormPostType::NAME !== $data['post_type'] || current_user_can( 'unfiltered_html' ) ) {
			return $data;
		}
		$title   = $uncleaned['post_title'] ?? null;
		$content = $uncleaned['post_content'] ?? null;
		return array_merge(
			$data,
			is_string( $title )
				? array( 'post_title' => wp_slash( wp_strip_all_tags( wp_unslash( $title ) ) ) )
				: array(),
			is_string( $content )
				? array( 'post_content' => wp_slash( $this->content->cleaned( wp_unslash( $content ) ) ) )
				: array()
		);
	}
}
