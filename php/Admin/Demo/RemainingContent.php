<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

/** What is shown by pages and articles that the demonstration does not take with it. */
final class RemainingContent {

	/** Whether one of them shows this picture, in its text or as its featured image. */
	public function showsPicture( int $attachment ): bool {
		return $this->says( "wp-image-{$attachment}\"" ) || $this->hasFeatured( $attachment );
	}

	/** @param int $number A form's public number. */
	public function showsForm( int $number ): bool {
		return $this->says( "\"formId\":{$number}}" ) || $this->says( "\"formId\":{$number}," );
	}

	private function says( string $text ): bool {
		$query = new \WP_Query(
			array(
				's'              => $text,
				'sentence'       => true,
				'search_columns' => array( 'post_content' ),
			) + $this->anyone()
		);
		return array() !== $query->posts;
	}

	private function hasFeatured( int $attachment ): bool {
		$query = new \WP_Query(
			array(
				'meta_key'   => '_thumbnail_id',
				'meta_value' => (string) $attachment,
			) + $this->anyone()
		);
		return array() !== $query->posts;
	}

	/** @return array<string, mixed> */
	private function anyone(): array {
		return array(
			'post_type'        => array_values( get_post_types( array( 'show_in_rest' => true ) ) ),
			'post_status'      => array( 'publish', 'draft', 'pending', 'future', 'private' ),
			'posts_per_page'   => 1,
			'fields'           => 'ids',
			'no_found_rows'    => true,
			'suppress_filters' => true,
		);
	}
}
