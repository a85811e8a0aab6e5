<?php

declare( strict_types=1 );

namespace Atoll\Rest\Forms;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Forms\Engine;
use Atoll\Forms\Field;
use Atoll\Forms\Form;
use Atoll\Forms\MalformedAnswer;
use Atoll\FormStore\FormPostType;
use Atoll\FormStore\TrialForms;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;
use Atoll\Trouble\BadRequest;

/** POST s1t2/v1/forms/{id}/trial: the verdict on a form that its editor tries, in the shape of a submission's answer. Stores nothing. */
final class TryForm implements Route {

	public const METHOD = 'POST';
	public const PATH   = '/forms/(?P<id>[\d]+)/trial';
	public const SCHEMA = 'forms-trial';

	/** What nothing is sent for in a trial: files, and whether a machine sends it. */
	private const APART = array( 'files', 'token' );

	public function __construct( private TrialForms $trials, private Engine $engine ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	/** @throws BadRequest 404 when there is no such form, or not for this visitor; 400 for an answer that cannot be read. */
	public function answer( Input $input, Visitor $visitor ): Reply {
		$post = get_post( $input->int( 'id' ) );
		if ( FormPostType::NAME !== $post?->post_type || ! user_can( $visitor->userId(), 'edit_post', $post->ID ) ) {
			throw new BadRequest( 'atoll_form_not_found', __( 'This form is not there any more, or you may not edit it.', 'atoll' ), 404 );
		}
		$form     = Form::from( $this->trials->of( $post )->definition );
		$messages = $this->messages( $form, $input->body() );
		return array() === $messages
			? new Reply(
				array(
					'is_valid'             => true,
					'confirmation_type'    => 'message',
					'confirmation_message' => '<p>' . esc_html__( 'All answers are in order. This was a test: nothing was stored, and no mail was sent.', 'atoll' ) . '</p>',
				)
			)
			: new Reply( array( 'is_valid' => false, 'validation_messages' => (object) $messages ), 400 );
	}

	/**
	 * @param array<array-key, mixed> $sent By input name.
	 * @return array<int, string> By field id; empty when all is in order.
	 */
	private function messages( Form $form, array $sent ): array {
		try {
			$settled = $this->engine->settle( $form, $this->engine->answers( $form, $sent ) );
		} catch ( MalformedAnswer ) {
			throw new BadRequest( 'atoll_bad_answer', __( 'One of the answers could not be read.', 'atoll' ) );
		}
		$apart = array_filter( $form->fields(), static fn( Field $field ) => in_array( $field->shape, self::APART, true ) );
		$ids   = array_map( static fn( Field $field ) => $field->id, $apart );
		return array_diff_key( $this->engine->validate( $form, $settled )->messages(), array_flip( $ids ) );
	}
}
