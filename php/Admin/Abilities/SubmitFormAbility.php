<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Confirmations\Confirmations;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Gravity\Submission\SubmissionInput;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;

/** An ability that submits a form as a visitor would: same checks, limits and spam filter. Each key makes one entry. */
final class SubmitFormAbility implements Ability {

	public const NAME          = 'atoll/submit-form';
	public const IS_IDEMPOTENT = true;

	public function __construct(
		private SubmissionPipeline $pipeline,
		private SubmissionInput $input,
		private Confirmations $confirmations
	) {}

	public function label(): string {
		return __( 'Send a form', 'atoll' );
	}

	public function description(): string {
		return __( 'Sends an open form with answers under the names that atoll/describe-form tells. Answers are judged as a visitor’s are; what must be fixed is told by field. The same key sent twice makes one entry. Forms with a captcha or required files cannot be sent this way.', 'atoll' );
	}

	public function input(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'id'      => array(
					'type'        => 'integer',
					'minimum'     => 1,
					'description' => __( 'Number of the form.', 'atoll' ),
				),
				'answers' => array(
					'type'                 => 'object',
					'description'          => __( 'Answers by input name, such as input_1 or input_5_2.', 'atoll' ),
					'additionalProperties' => true,
				),
				'key'     => array(
					'type'        => 'string',
					'minLength'   => 8,
					'maxLength'   => 100,
					'description' => __( 'Anything that is unique to this sending. Send the same key again when no answer came.', 'atoll' ),
				),
			),
			'required'             => array( 'id', 'answers', 'key' ),
			'additionalProperties' => false,
		);
	}

	public function output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'is_sent'  => array( 'type' => 'boolean' ),
				'message'  => array(
					'type'        => 'string',
					'description' => __( 'What the website says to the person who sent the form, as plain text.', 'atoll' ),
				),
				'problems' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'field'   => array( 'type' => 'integer' ),
							'message' => array( 'type' => 'string' ),
						),
						'required'   => array( 'field', 'message' ),
					),
				),
				'entry_id' => array(
					'type'        => 'integer',
					'description' => __( 'Only for those who may see entries.', 'atoll' ),
				),
			),
			'required'   => array( 'is_sent', 'message', 'problems' ),
		);
	}

	public function allows( Visitor $visitor ): bool {
		return true; // Anybody may submit forms; closed ones are not found.
	}

	public function run( JsonData $input, Visitor $visitor ): array {
		$body    = array( InputNames::KEY => $input->string( 'key' ) ) + $input->array( 'answers' );
		$request = new Input( array( 'form_id' => $input->string( 'id' ) ), static fn(): array => $body );
		$outcome = $this->pipeline->submit( new SubmissionContext( $this->input->read( $request, $visitor ) ) );
		return $outcome instanceof StoredEntry ? $this->sentResult( $outcome, $visitor ) : array(
			'is_sent'  => false,
			'message'  => __( 'Nothing was sent yet: some answers need fixing.', 'atoll' ),
			'problems' => $this->problems( $outcome ),
		);
	}

	/** @return array<string, mixed> */
	private function sentResult( StoredEntry $stored, Visitor $visitor ): array {
		$confirmation = $this->confirmations->choose( $stored );
		return array(
			'is_sent'  => true,
			'message'  => $confirmation->isRedirect()
				? $confirmation->url
				: $this->plainText( $confirmation->message ),
			'problems' => array(),
		) + ( $visitor->can( Capabilities::VIEW_ENTRIES ) ? array( 'entry_id' => $stored->entry->id ) : array() );
	}

	/** @return list<array{field: int, message: string}> */
	private function problems( ValidatedAnswers $validated ): array {
		return array_map(
			static fn( int $field, string $message ) => array(
				'field'   => $field,
				'message' => $message,
			),
			array_keys( $validated->messages ),
			array_values( $validated->messages )
		);
	}

	private function plainText( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
