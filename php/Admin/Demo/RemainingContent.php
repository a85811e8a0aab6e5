<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Admin\Forms\FormUses;
use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Portal\Files\MediaReferences;
use Atoll\Portal\Files\SettingsPictures;

/** Content of pages, articles, menus and settings that is not removed with the demo. */
final class RemainingContent {

	/** Beginnings of shortcodes that may show a form. */
	private const SHORTCODES = array( '[atoll_form', '[gravityform' );

	public function __construct(
		private FormUses $formUses,
		private MediaReferences $media,
		private SettingsPictures $settingsPictures
	) {}

	/** Whether any remaining content shows this image in any size, in the text or as a featured image. */
	public function showsPicture( int $attachment ): bool {
		return in_array( $attachment, $this->settingsPictures->all(), true )
			|| $this->hasFeatured( $attachment )
			|| $this->isFileInContent( $attachment )
			|| $this->isNamedInContent( $attachment );
	}

	/**
	 * Whether any remaining content shows this form, in a block or a shortcode, or opens it.
	 *
	 * @param int $number The form's public number.
	 */
	public function showsForm( int $number ): bool {
		$texts = array(
			"\"formId\":{$number}}",
			"\"formId\":{$number},",
			"\"formId\":\"{$number}\"",
			"#atoll-form-{$number}\"",
			"data-atoll-form=\"{$number}\"",
		);
		return array() !== array_filter( $texts, $this->isInContent( ... ) )
			|| $this->hasShortcode( $number )
			|| array() !== $this->formUses->find( $number ); // Includes menus and settings, but only published content.
	}

	private function isFileInContent( int $attachment ): bool {
		$file = get_post_meta( $attachment, '_wp_attached_file', true );
		return is_string( $file ) && '' !== $file
			&& $this->isInContent( (string) preg_replace( '~\.\w+$~', '', $file ) ); // Names of sizes begin like this.
	}

	/** Whether content refers to the image only by its id, as the plugin's image block does. */
	private function isNamedInContent( int $attachment ): bool {
		$query = array( 's' => (string) $attachment, 'posts_per_page' => -1, 'fields' => 'all' );
		foreach ( $this->postsContaining( $query ) as $post ) {
			$shown = $post instanceof \WP_Post ? $this->media->ids( $post->post_content ) : array();
			if ( in_array( $attachment, $shown, true ) ) {
				return true;
			}
		}
		return false;
	}

	private function hasShortcode( int $number ): bool {
		$embedded = new EmbeddedForms( static fn(): bool => false );
		foreach ( self::SHORTCODES as $shortcode ) {
			$query = array( 's' => $shortcode, 'posts_per_page' => -1, 'fields' => 'all' );
			foreach ( $this->postsContaining( $query ) as $post ) {
				if ( $post instanceof \WP_Post && in_array( $number, $embedded->in( $post->post_content ), true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private function isInContent( string $text ): bool {
		return array() !== $this->postsContaining( array( 's' => $text ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<\WP_Post|int>
	 */
	private function postsContaining( array $query ): array {
		$search = array( 'sentence' => true, 'search_columns' => array( 'post_content' ) );
		return ( new \WP_Query( $query + $search + $this->baseQuery() ) )->posts ?? array();
	}

	private function hasFeatured( int $attachment ): bool {
		$query = new \WP_Query(
			array(
				'meta_key'   => '_thumbnail_id',
				'meta_value' => (string) $attachment,
			) + $this->baseQuery()
		);
		return array() !== $query->posts;
	}

	/** @return array<string, mixed> */
	private function baseQuery(): array {
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
