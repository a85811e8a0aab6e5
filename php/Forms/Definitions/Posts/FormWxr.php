<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Storage\FormRows;

/**
 * Adds a form's number to WordPress' export of content (WXR, Tools → Export), and gives it to the form when WordPress'
 * importer imports it, because pages refer to forms by number.
 */
final class FormWxr {

	/** Key of the meta value in the export file; no post on a site has it. */
	private const NUMBER = 'atoll_form_number';

	/** Number of the form that is being imported; 0 for other post types. */
	private int $number = 0;

	public function __construct( private FormRows $rows, private FieldIds $ids ) {}

	/**
	 * Filters wxr_export_skip_postmeta, and prints the number next to a meta value that every form with a field has.
	 * WordPress has no hook to export values that are not stored. Skips the tab that gave the form's ids, which means
	 * nothing on another site.
	 */
	public function export( bool $isSkipped, string $key, object $meta ): bool {
		$post   = self::whole( get_object_vars( $meta )['post_id'] ?? 0 );
		$number = FieldIds::NEXT === $key ? $this->rows->numberOf( $post ) : 0;
		if ( $number > 0 ) {
			printf(
				'<wp:postmeta><wp:meta_key>%s</wp:meta_key><wp:meta_value>%d</wp:meta_value></wp:postmeta>' . "\n",
				esc_html( self::NUMBER ),
				absint( $number )
			);
		}
		return $isSkipped || FieldIds::GIVEN === $key;
	}

	/**
	 * Filters wp_import_post_data_raw: reads the number before the importer stores the post.
	 *
	 * @param array<string, mixed> $post
	 * @return array<string, mixed>
	 */
	public function importing( array $post ): array {
		$data         = new JsonData( $post );
		$this->number = 0;
		foreach ( FormPostType::NAME === $data->string( 'post_type' ) ? $data->list( 'postmeta' ) : array() as $meta ) {
			if ( self::NUMBER === $meta->string( 'key' ) ) {
				$this->number = self::whole( $meta->get( 'value' ) );
			}
		}
		return $post;
	}

	/** Runs on action save_post: the post exists, and has not been given a number yet. */
	public function imported( int $post, \WP_Post $form ): void {
		if ( 0 === $this->number || FormPostType::NAME !== $form->post_type ) {
			return;
		}
		$number = $this->rows->claim( $post, $this->number );
		if ( $number !== $this->number ) {
			// The importer prints what it does on its page, line by line.
			echo '<p>', esc_html(
				sprintf(
					/* translators: 1: title of a form; 2: the number it has here; 3: the number it had. */
					__( 'The form “%1$s” has number %2$d here, since another form has number %3$d. Where pages from the other site show form %3$d, choose this one again.', 'atoll' ),
					$form->post_title,
					$number,
					$this->number
				)
			), '</p>';
		}
		$this->number = 0;
	}

	/**
	/**
	 * Filters wp_import_post_meta, the meta values to store with a form: leaves out its number, which is not a meta
	 * value here, and the next field's id, for which a value is stored already.
	 *
	 * @param list<array<string, mixed>> $values
	 * @return list<array<string, mixed>>
	 */
	public function meta( array $values, int $post ): array {
		if ( FormPostType::NAME !== get_post_type( $post ) ) {
			return $values;
		}
		$others = array();
		foreach ( $values as $value ) {
			$meta = new JsonData( $value );
			if ( FieldIds::NEXT === $meta->string( 'key' ) ) {
				$this->ids->raise( $post, self::whole( $meta->get( 'value' ) ) );
			} elseif ( self::NUMBER !== $meta->string( 'key' ) ) {
				$others[] = $value;
			}
		}
		return $others;
	}

	/** Returns a number that a file or a row holds as text. */
	private static function whole( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}
}
