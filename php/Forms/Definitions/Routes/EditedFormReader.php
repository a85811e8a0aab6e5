<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Engine\Compiling\CompileResult;
use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Editor\EditedForms;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use WP_Post;

/** The form that an editor asks about: its post, and what is on their screen. */
final class EditedFormReader {

	public function __construct( private EditedForms $forms ) {}

	/** @throws BadRequest 404 when there is no such form, or not for this visitor. */
	public function post( int $id, Visitor $visitor ): WP_Post {
		$post = get_post( $id );
		if ( FormPostType::NAME !== $post?->post_type || ! user_can( $visitor->userId(), 'edit_post', $post->ID ) ) {
			throw new BadRequest(
				'atoll_form_not_found',
				__( 'This form is not there any more, or you may not edit it.', 'atoll' ),
				404
			);
		}
		return $post;
	}

	/**
	 * The form as it would be, were the screen saved now.
	 *
	 * @throws BadRequest As for its post.
	 */
	public function of( Input $input, Visitor $visitor ): CompileResult {
		$body = JsonData::of( $input->body() );
		return $this->forms->attempt(
			$this->post( $body->int( 'id' ), $visitor ),
			$input->field( 'title' ),
			$input->field( 'content' ),
			$body->array( 'settings' )
		);
	}
}
