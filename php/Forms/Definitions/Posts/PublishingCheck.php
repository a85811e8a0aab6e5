<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Editor\EditedForms;

/** Prevents a form with problems from being published. It can still be saved, so that no work is lost. */
final class PublishingCheck {

	private const PUBLISHED = array( 'publish', 'future', 'private' );

	public function __construct( private EditedForms $forms ) {}

	/**
	 * @param \stdClass|\WP_Error                    $prepared The post to write, with only the values that were sent.
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

	/** Returns the problem of a form with a password: pages that show it ask for none, so nobody could open it. */
	private function passwordProblem(): Problem {
		return new Problem(
			null,
			'',
			__( 'A form cannot be protected by a password: remove it, and under “Availability” choose “Only for people who are logged in” instead.', 'atoll' )
		);
	}

	private function hasQuestions( Form $form ): bool {
		return array() !== array_filter( $form->fields(), static fn( Field $field ) => array() !== $field->inputs );
	}

	/** Returns the stored post. A form that this request creates has none: it is a draft unless a status is sent. */
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
