<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Markup\Form\FormTemplate;

/** Keeps what a form prints beside its definition, so that most pages need not print it anew. */
final class FormTemplates {

	public function __construct( private FormMarkup $markup, private FormEngine $engine ) {}

	/**
	 * @param array<string, mixed> $definition
	 * @return array<string, mixed> What is stored.
	 */
	public function with( array $definition ): array {
		$template = FormTemplate::of( Form::from( $definition ), $this->markup, $this->engine );
		return null === $template ? $definition : array( Form::TEMPLATE => $template->stored() ) + $definition;
	}
}
