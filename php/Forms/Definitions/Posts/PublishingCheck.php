<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Editor\EditedForms;

/** Lets a form with problems be saved, so that nothing of the work is lost, but not be published. */
final class PublishingCheck {

	private const PUBLISHED = array( 'publish', 'future', 'private' );

	public function __construct( private EditedForms $forms ) {}

	/**
	 * @param \stdClass|\WP_Error                    $prepared What would be written, as far as it was sent.
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function check( \stdClass|\WP_Error $prepared, \WP_REST_Request $request ): \stdClass|\WP_Error {
		if ( $prepared instanceof \WP_Error || str_ends_with( $request->get_route(), '/autosaves' ) ) {
			return $prepared;
		}
		$data = JsonData::of( (array) $prepared );
		$post = $this->storedPost( $data->int( 'ID' ) );
		if ( ! in_array( $data->string( 'post_status', $post->post_status ), self::PUBLISHED, true ) ) {
			return $prepared;
		}
		$settings = JsonData::of( $request->get_param( 'meta' ) )->get( FormSource::SETTINGS )
			?? get_post_meta( $post->ID, FormSource::SETTINGS, true );
		$compiled = $this->forms->attempt(
			$post,
			$data->string( 'post_title', $post->post_title ),
			$data->string( 'post_content', $post->post_content ),
			FormSource::settings( is_string( $settings ) ? $settings : '' )
		);
		$problems = array() === $compiled->problems && ! $this->hasQuestions( Form::from( $compiled->definition ) )
			? array( new Problem( null, '', __( 'It asks nothing so far: add at least one question.', 'atoll' ) ) )
			: $compiled->problems;
		if ( '' !== $data->string( 'post_password', $post->post_password ) ) {
			$problems[] = $this->passwordProblem();
		}
		return array() === $problems ? $prepared : $this->error( $problems );
	}

	/** A form stands on pages of others, where nothing asks for its password: it would be open to nobody. */
	private function passwordProblem(): Problem {
		return new Problem(
			null,
			'',
			__( 'A form cannot be protected by a password: remove it, and under “When and who” choose “Only for people who are logged in” instead.', 'atoll' )
		);
	}

	private function hasQuestions( Form $form ): bool {
		return array() !== array_filter( $form->fields(), static fn( Field $field ) => array() !== $field->inputs );
	}

	/**
	 * A form that is made in this very call has nothing stored yet, and is a draft unless it is sent as something else.
	 */
	private function storedPost( int $id ): \WP_Post {
		// For 0, WordPress would return whatever post is current.
		return ( $id > 0 ? get_post( $id ) : null )
			?? new \WP_Post( (object) array( 'ID' => 0, 'post_type' => FormPostType::NAME, 'post_status' => 'draft' ) );
	}

	/** @param non-empty-list<Problem> $problems */
	private function error( array $problems ): \WP_Error {
		return new \WP_Error(
			'atoll_invalid_form',
			sprintf(
				/* translators: %s: one or more sentences, each naming a problem. */
				__( 'This form cannot be published yet. %s', 'atoll' ),
				implode( ' ', array_map( static fn( Problem $problem ) => $problem->sentence, $problems ) )
			),
			array(
				'status'   => 400,
				'problems' => array_map( get_object_vars( ... ), $problems ),
			)
		);
	}
}
