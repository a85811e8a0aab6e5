<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * Saves a form's settings together with its fields in autosaves. WordPress writes the autosave of a user's own draft
 * into the post itself, without meta values. In an autosave that is a revision, WordPress saves the settings itself.
 */
final class DraftAutosave {

	/**
	 * @param \stdClass|\WP_Error                    $prepared The post as WordPress would write it; it ignores
	 *                                                         `meta_input` for autosaves that are revisions.
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
