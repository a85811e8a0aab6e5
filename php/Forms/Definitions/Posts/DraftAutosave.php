<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * Keeps a form's settings with its questions in autosaves: WordPress writes those of one's own draft into the post
 * itself, without meta values. Where it makes an autosave beside the post, it keeps them by itself.
 */
final class DraftAutosave {

	/**
	 * @param \stdClass|\WP_Error                    $prepared What would be written; autosaves beside the post
	 *                                                         take nothing of a `meta_input`.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function addSettings( \stdClass|\WP_Error $prepared, \WP_REST_Request $request ): \stdClass|\WP_Error {
		$settings = JsonData::of( $request->get_param( 'meta' ) )->get( FormSource::SETTINGS );
		if (
			$prepared instanceof \stdClass
				&& is_string( $settings )
				&& str_ends_with( $request->get_route(), '/autosaves' )
				&& current_user_can( 'edit_post_meta', $request->get_param( 'id' ), FormSource::SETTINGS )
		) {
			$prepared->meta_input = array( FormSource::SETTINGS => $settings );
		}
		return $prepared;
	}
}
