<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** A form, as it is printed. */
abstract class FormMarkupTestCase extends TestCase {

	protected Workbench $workbench;
	protected Form $form;

	protected function setUp(): void {
		$choices         = array( array( 'text' => 'A' ), array( 'text' => '</script><b>' ) );
		$this->workbench = new Workbench();
		$this->form      = $this->workbench->form(
			array(
				'id'          => 1,
				'kind'        => 'text',
				'label'       => 'Name',
				'required'    => true,
				'description' => 'First and last',
			),
			array( 'id' => 2, 'kind' => 'textarea', 'required' => true ),
			array( 'id' => 3, 'kind' => 'email', 'required' => true ),
			array( 'id' => 4, 'kind' => 'select', 'required' => true, 'choices' => $choices ),
			array( 'id' => 5, 'kind' => 'radio', 'required' => true, 'choices' => $choices ),
			array( 'id' => 6, 'kind' => 'checkbox', 'required' => true, 'choices' => $choices ),
			array( 'id' => 7, 'kind' => 'consent', 'required' => true, 'checkboxLabel' => 'I agree' ),
			array( 'id' => 8, 'kind' => 'html', 'content' => '<p>Hello</p>' ),
			array( 'id' => 9, 'kind' => 'submitButton', 'label' => 'Send enquiry' )
		);
	}

	protected function refused(): FormRenderContext {
		$answers = $this->workbench->engine->answers( $this->form, array() );
		return new FormRenderContext( '/', $answers, $this->workbench->judge( $this->form, array() )->messages() );
	}

	protected function render( FormRenderContext $view ): string {
		return $this->workbench->markup()->render( $this->form, $view );
	}

	protected function dom( FormRenderContext $view ): \DOMXPath {
		$document = new \DOMDocument();
		libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $this->render( $view ) );
		libxml_clear_errors();
		return new \DOMXPath( $document );
	}

	/** @return list<\DOMElement> */
	protected function query( \DOMXPath $dom, string $path ): array {
		return array_values(
			array_filter(
				iterator_to_array( $dom->query( $path ) ?: array() ),
				static fn( $node ) => $node instanceof \DOMElement
			)
		);
	}

	/** @return list<string> Attributes of what is found, joined by spaces. */
	protected function all( \DOMXPath $dom, string $path, string ...$attributes ): array {
		return array_map(
			static fn( \DOMElement $element ) => implode(
				' ',
				array_map( static fn( string $name ) => $element->getAttribute( $name ), $attributes )
			),
			$this->query( $dom, $path )
		);
	}
}
