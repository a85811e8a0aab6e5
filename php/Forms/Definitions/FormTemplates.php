<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Markup\Form\FormTemplate;

/** Stores the rendered markup of a form with its definition, so that most pages need not render it again. */
final class FormTemplates {

	public function __construct( private FormMarkup $markup, private FormEngine $engine ) {}

	/**
	 * @param array<string, mixed> $definition
	 * @return array<string, mixed> The definition with the template, if the form can have one; this is what is stored.
	 */
	public function with( array $definition ): array {
		$template = FormTemplate::of( Form::from( $definition ), $this->markup, $this->engine );
		return null === $template ? $definition : array( Form::TEMPLATE => $template->stored() ) + $definition;
	}
}
