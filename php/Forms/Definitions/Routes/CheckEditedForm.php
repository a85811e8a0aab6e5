<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Fields\FieldPreviews;
use Atoll\Forms\Definitions\Posts\FormContent;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Services\Lazy;

/**
 * POST s1t2/v1/forms/draft: compiles the content of an editor's screen, and returns the form as visitors would get it
 * and its problems. Stores nothing.
 */
final class CheckEditedForm implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/forms-draft';

	/** @param \Closure(): FieldPreviews $previews */
	public function __construct(
		private EditedFormReader $forms,
		private FormContent $content,
		#[Lazy( FieldPreviews::class )] private \Closure $previews
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	/** @throws BadRequest 404 if the form does not exist, or this visitor may not edit it. */
	public function respond( Input $input, Visitor $visitor ): Reply {
		$compiled = $this->forms->read( $input, $visitor );
		// Content between fields only has temporary ids, which the editor gives to new fields.
		$fieldIds = $this->content->ids( $input->field( 'content' ) );
		return new Reply(
			array(
				'fields'   => (object) ( $this->previews )()->render( Form::from( $compiled->definition ), $fieldIds ),
				'problems' => array_map(
					static fn( Problem $problem ) => get_object_vars( $problem ),
					$compiled->problems
				),
				'warnings' => array_map(
					static fn( Problem $problem ) => get_object_vars( $problem ),
					$compiled->warnings
				),
			)
		);
	}
}
