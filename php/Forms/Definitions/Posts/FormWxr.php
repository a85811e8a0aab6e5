<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Storage\FormRows;

/**
 * Takes a form's number along in WordPress' export of contents (WXR, Tools → Export), and gives it to the form when
 * WordPress' importer brings it: pages name forms by their numbers.
 */
final class FormWxr {

	/** Name of the meta value in the file; nowhere else is it one. */
	private const NUMBER = 'atoll_form_number';

	/** Number of the form that is imported now; 0 while it is something else. */
	private int $number = 0;

	public function __construct( private FormRows $rows, private FieldIds $ids ) {}

	/**
	 * Prints the number beside the meta value that every form with a field has: WordPress has no hook for more meta
	 * values than are stored, and asks this filter (wxr_export_skip_postmeta) before it prints one of them. The tab
	 * that gave the form's ids is none of another site.
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
	 * Before the importer stores a post (wp_import_post_data_raw).
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

	/** When its post is there, and no number was given to it yet (save_post). */
	public function imported( int $post, \WP_Post $form ): void {
		if ( 0 === $this->number || FormPostType::NAME !== $form->post_type ) {
			return;
		}
		$number = $this->rows->claim( $post, $this->number );
		if ( $number !== $this->number ) {
			// The importer says what it does in its page, line by line.
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
	 * What the importer stores with a form (wp_import_post_meta): its number is no meta value here, and of the id of
	 * its next field there is one already.
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

	/** Files and rows hold numbers as text. */
	private static function whole( mixed $value ): int {
		return is_numeric( $value ) ? max( 0, (int) $value ) : 0;
	}
}
