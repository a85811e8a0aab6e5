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

/** Reads requests of the form editor: the form's post, and the content of the editor's screen. */
final class EditedFormReader {

	public function __construct( private EditedForms $forms ) {}

	/** @throws BadRequest 404 if the form does not exist, or this visitor may not edit it. */
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
	 * Compiles the form as it would be if the editor's screen were saved now.
	 *
	 * @throws BadRequest As {@see post()}.
	 */
	public function read( Input $input, Visitor $visitor ): CompileResult {
		$body = JsonData::of( $input->body() );
		return $this->forms->attempt(
			$this->post( $body->int( 'id' ), $visitor ),
			$input->field( 'title' ),
			$input->field( 'content' ),
			$body->array( 'settings' )
		);
	}
}
