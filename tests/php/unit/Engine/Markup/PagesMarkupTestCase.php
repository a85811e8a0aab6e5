<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** A form of several pages, as it is printed. */
abstract class PagesMarkupTestCase extends TestCase {

	protected Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	protected function form(): Form {
		$definition             = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Loan', 'page' => 1 ),
			array( 'id' => 3, 'kind' => 'text', 'label' => 'Message', 'page' => 2 ),
		)->definition();
		$definition['pageList'] = array(
			array( 'title' => 'You', 'next' => array( 'text' => 'To the <end>' ), 'previous' => array( 'text' => '' ) ),
			array(
				'title'    => 'Your <loan>',
				'next'     => array( 'text' => '' ),
				'previous' => array( 'text' => 'Return' ),
			),
			array( 'title' => '' ),
		);
		return Form::from( $definition );
	}

	protected function dom( FormRenderContext $view, ?Form $form = null ): \DOMXPath {
		$document = new \DOMDocument();
		libxml_use_internal_errors( true );
		$document->loadHTML(
			'<?xml encoding="utf-8"?>' . $this->workbench->markup()->render( $form ?? $this->form(), $view )
		);
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

	/** @return list<string> */
	protected function texts( \DOMXPath $dom, string $path ): array {
		return array_map( static fn( \DOMElement $element ) => $element->textContent, $this->query( $dom, $path ) );
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
