<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/forms/{id}/preview: validates a form in the preview, with the response of a submission. Stores
 * nothing.
 */
final class ValidatePreview implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/forms-preview';

	/** Shapes of values that a preview does not send: files, and the captcha's token. */
	private const UNSENT_SHAPES = array( 'files', 'token' );

	public function __construct( private PreviewAnswers $answers, private FormEngine $engine ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$submitted = $this->answers->read( $input, $visitor );
		$messages  = $this->messages( $submitted->form, $submitted->resolved );
		return array() === $messages
			? new Reply(
				array(
					'is_valid'             => true,
					'confirmation_type'    => 'message',
					'confirmation_message' => '<p>' . esc_html__( 'All answers are valid. This was a test: nothing was stored, and no email was sent.', 'atoll' ) . '</p>',
				)
			)
			: new Reply( array( 'is_valid' => false, 'validation_messages' => (object) $messages ), 400 );
	}

	/** @return array<int, string> Error messages by field id; empty if all answers are valid. */
	private function messages( Form $form, ResolvedAnswers $resolved ): array {
		$unsent = array_filter(
			$form->fields(),
			static fn( Field $field ) => in_array( $field->shape, self::UNSENT_SHAPES, true )
		);
		$ids    = array_map( static fn( Field $field ) => $field->id, $unsent );
		return array_diff_key( $this->engine->validate( $form, $resolved )->messages(), array_flip( $ids ) );
	}
}
