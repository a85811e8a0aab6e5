<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * Refuses to save from an editor's tab that does not know all fields of the form: fields added in another tab would be
 * lost, and their ids given to other fields. WordPress' post lock separates users, but not the tabs of one user.
 */
final class EditConflict {

	public function __construct( private FormContent $content, private FieldIds $ids ) {}

	/**
	 * Filters the response once WordPress has permitted the request. A later filter cannot refuse an autosave:
	 * WordPress ignores an error in what it prepares for one.
	 *
	 * @param mixed                                  $answer  Null unless another plugin responds to the request.
	 * @param \WP_REST_Request<array<string, mixed>> $request With `nextFieldId` as the tab knows it, and the random
	 *                                                        name of the `tab`. Not checked without `nextFieldId`.
	 */
	public function check( mixed $answer, \WP_REST_Request $request ): mixed {
		$sent    = JsonData::of( $request->get_params() );
		$known   = $sent->int( 'nextFieldId' );
		$content = $sent->string( 'content', $sent->map( 'content' )->string( 'raw' ) );
		$id      = $request->get_url_params()['id'] ?? null;
		$this->ids->giveFor( $sent->string( 'tab' ) );
		$post = $known > 0 && $sent->has( 'content' ) && is_numeric( $id ) ? get_post( (int) $id ) : null;
		return null !== $answer || null === $post || $this->isBeside( $post, $request )
			|| ! $this->concerns( $post, $content, $known )
			? $answer
			: new \WP_Error(
				'atoll_edit_conflict',
				__( 'This form was saved in another tab or window meanwhile, with other questions than here. Nothing was overwritten.', 'atoll' ),
				array( 'status' => 409 )
			);
	}

	/**
	 * Whether WordPress stores an autosave as a revision, which overwrites nothing. Repeats WordPress' own conditions.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	private function isBeside( \WP_Post $post, \WP_REST_Request $request ): bool {
		if ( ! str_ends_with( $request->get_route(), '/autosaves' ) ) {
			return false;
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		return ! in_array( $post->post_status, array( 'draft', 'auto-draft' ), true )
			|| get_current_user_id() !== (int) $post->post_author
			|| false !== wp_check_post_lock( $post->ID );
	}

	/** Whether a field in the stored or the sent content has an id that was given without this tab knowing of it. */
	private function concerns( \WP_Post $post, string $content, int $known ): bool {
		$end = $this->ids->firstOwn( $post->ID );
		$ids = array( ...$this->content->ids( $post->post_content ), ...$this->content->ids( $content ) );
		return array() !== array_filter( $ids, static fn( int $id ): bool => $id >= $known && $id < $end );
	}
}
