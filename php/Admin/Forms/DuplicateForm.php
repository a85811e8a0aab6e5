<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Admin\ActionNonce;
use Atoll\Admin\AdminProvider;
use Atoll\Forms\Definitions\Posts\FieldIds;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Creates a draft with the same fields and settings, and a new number. Field ids stay the same. Ids of deleted fields
 * are not used again, because settings may still refer to them.
 */
final class DuplicateForm {

	private const COPIED_META = array( FormSource::SETTINGS, FormSource::GRAVITY );

	public function __construct( private FieldIds $ids ) {}

	/** Returns the absolute URL that duplicates the form, for the current user. */
	public function address( int $post ): string {
		return wp_nonce_url(
			add_query_arg(
				array( 'action' => AdminProvider::DUPLICATE_FORM, 'post' => $post ),
				admin_url( 'admin-post.php' )
			),
			AdminProvider::DUPLICATE_FORM . $post
		);
	}

	public function respond(): void {
		// The nonce is for this post.
		$id = isset( $_GET['post'] ) && is_string( $_GET['post'] ) ? (int) $_GET['post'] : 0;
		ActionNonce::check( AdminProvider::DUPLICATE_FORM . $id );
		$post = get_post( $id );
		if ( null === $post || FormPostType::NAME !== $post->post_type || ! current_user_can( 'edit_post', $id ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to duplicate this form.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		wp_safe_redirect( (string) get_edit_post_link( $this->copy( $post ), 'raw' ) );
		exit;
	}

	/**
	 * Returns the id of the copy.
	 *
	 * @throws StorageFailed
	 */
	public function copy( \WP_Post $post ): int {
		$meta = array();
		foreach ( self::COPIED_META as $key ) {
			$value        = get_post_meta( $post->ID, $key, true );
			$meta[ $key ] = is_string( $value ) ? $value : '';
		}
		$copy = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => FormPostType::NAME,
					'post_status'  => 'draft',
					/* translators: %s: title of the form that was copied. */
					'post_title'   => sprintf( __( '%s (copy)', 'atoll' ), $post->post_title ),
					'post_content' => $post->post_content,
					'meta_input'   => $meta,
				)
			),
			true
		);
		if ( is_wp_error( $copy ) ) {
			throw new StorageFailed( 'copy of a form: ' . $copy->get_error_message() );
		}
		$this->ids->raise( $copy, $this->ids->next( $post->ID ) );
		return $copy;
	}
}
