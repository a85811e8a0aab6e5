<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Submission;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Uploads\Receiving\PostedUploads;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;

/** Reads a submission of a Gravity Forms client: `input_5`, `input_5_1` or `input_5.1`; text, number or boolean. */
final class SubmissionInput {

	private const KEY_LENGTH = 20;

	public function __construct( private PostedUploads $uploads ) {}

	public function read( Input $input, Visitor $visitor ): Submission {
		$key = $input->field( InputNames::KEY );
		return $this->uploads->receive( new Submission(
			$input->int( 'form_id' ),
			$this->inputs( $input->body() ),
			// Each submission without a key makes a new entry.
			'' !== $key ? $key : bin2hex( random_bytes( self::KEY_LENGTH ) ),
			$visitor,
			$this->page(),
		) );
	}

	/**
	 * @param array<int|string, mixed> $body
	 * @return array<string, mixed>
	 */
	private function inputs( array $body ): array {
		$inputs = array();
		foreach ( $body as $name => $value ) {
			$inputs[ str_replace( '.', '_', (string) $name ) ] = null === $value || is_scalar( $value )
				? Text::fromValue( $value )
				: $value;
		}
		return $inputs;
	}

	/** Returns the address of the page with the form, as the browser sends it, without private parts of its query. */
	private function page(): string {
		$referer = wp_get_raw_referer();
		return is_string( $referer )
			? mb_substr( sanitize_url( PageUrl::reduced( $referer ), array( 'http', 'https' ) ), 0, 2000 )
			: '';
	}
}
