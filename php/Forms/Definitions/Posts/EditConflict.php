<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * Refuses what an editor's tab sends without knowing all questions of the form: those of another tab would be dropped,
 * and their numbers given to other questions. WordPress' lock keeps people apart, but not the tabs of one.
 */
final class EditConflict {

	public function __construct( private FormContent $content, private FieldIds $ids ) {}

	/**
	 * Once WordPress has allowed the request: of what it prepares for an autosave, it takes no error.
	 *
	 * @param mixed                                  $answer  Null unless another plugin answers the request.
	 * @param \WP_REST_Request<array<string, mixed>> $request With `nextFieldId` as the tab knows it; who sends none is
	 *                                                        not asked.
	 */
	public function check( mixed $answer, \WP_REST_Request $request ): mixed {
		$sent    = JsonData::of( $request->get_params() );
		$known   = $sent->int( 'nextFieldId' );
		$content = $sent->string( 'content', $sent->map( 'content' )->string( 'raw' ) );
		$id      = $request->get_url_params()['id'] ?? null;
		$post    = $known > 0 && $sent->has( 'content' ) && is_numeric( $id ) ? get_post( (int) $id ) : null;
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
	 * Whether an autosave becomes a revision, so that it overwrites nothing: WordPress decides it like this.
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

	/**
	 * Whether the stored form has a question that the tab cannot know, or had one with an id that the tab has given.
	 * What the tab sent itself is the same question, also where the answer to it was lost.
	 */
	private function concerns( \WP_Post $post, string $content, int $known ): bool {
		$next    = $this->ids->next( $post->ID );
		$unknown = static fn( int $id ): bool => $id >= $known && $id < $next;
		$stored  = array_filter( $this->content->questions( $post->post_content ), $unknown, ARRAY_FILTER_USE_KEY );
		$sent    = array_filter( $this->content->questions( $content ), $unknown, ARRAY_FILTER_USE_KEY );
		return array() !== array_diff_assoc( $stored, $sent ) || array() !== array_diff_assoc( $sent, $stored );
	}
}
