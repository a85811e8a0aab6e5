<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Editor\PreviewForms;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/** Reads the answers of an editor who tries out a form in the preview. */
final class PreviewAnswers {

	public function __construct(
		private EditedFormReader $forms,
		private PreviewForms $previews,
		private FormEngine $engine
	) {}

	/**
	 * @throws BadRequest 404 if the form does not exist, or this visitor may not edit it; 400 if an answer cannot be
	 *                    read.
	 */
	public function read( Input $input, Visitor $visitor ): SubmittedAnswers {
		$post = $this->forms->post( $input->int( 'id' ), $visitor );
		$form = Form::from( $this->previews->compile( $post )->definition );
		try {
			$typed = $this->engine->answers( $form, $input->body() );
		} catch ( MalformedAnswer ) {
			throw new BadRequest( 'atoll_bad_answer', __( 'One of the answers could not be read.', 'atoll' ) );
		}
		return new SubmittedAnswers( $form, $typed, $this->engine->resolve( $form, $typed ) );
	}
}
