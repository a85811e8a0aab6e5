<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** A form with a review of its answers. */
abstract class AnswerReviewTestCase extends TestCase {

	protected const BUSINESS = array(
		'actionType' => 'show',
		'logicType'  => 'all',
		'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
	);

	protected Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	protected function form(): Form {
		$fields = array(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'defaultValue' => '' ),
			array(
				'id'               => 2,
				'kind'             => 'text',
				'label'            => 'Company',
				'required'         => true,
				'conditionalLogic' => self::BUSINESS,
			),
			array(
				'id'           => 3,
				'kind'         => 'number',
				'numberFormat' => 'currency',
				'label'        => 'Price',
				'required'     => true,
				'page'         => 1,
			),
			array(
				'id'                 => 4,
				'kind'               => 'number',
				'numberFormat'       => 'currency',
				'label'              => 'Half of it',
				'enableCalculation'  => true,
				'calculationFormula' => '{Price:3} * 0.5',
				'page'               => 1,
			),
			array( 'id' => 5, 'kind' => 'fileupload', 'label' => 'Papers', 'page' => 1 ),
			array(
				'id'               => 6,
				'kind'             => 'password',
				'label'            => 'Password',
				'required'         => true,
				'page'             => 1,
				'conditionalLogic' => self::BUSINESS,
			),
			array(
				'id'            => 7,
				'kind'          => 'consent',
				'checkboxLabel' => 'Send me <em>news</em>',
				'label'         => 'News',
				'page'          => 1,
			),
			array(
				'id'           => 8,
				'kind'         => 'text',
				'label'        => 'Unseen',
				'visibility'   => 'hidden',
				'defaultValue' => 'unseen',
				'page'         => 1,
			),
			array( 'id' => 9, 'kind' => 'review', 'label' => 'Check your answers', 'page' => 2 ),
			array( 'id' => 10, 'kind' => 'consent', 'checkboxLabel' => 'I agree', 'page' => 2 ),
		);
		$pages  = array(
			array( 'title' => 'You' ),
			array( 'title' => 'Your loan' ),
			array( 'title' => 'Check and send' ),
		);
		return Form::from(
			$this->workbench->compiler->compile(
				array( 'title' => 'Application', 'pageList' => $pages, 'fields' => $fields ),
				12,
				1
			)
		);
	}

	protected function dom( string $html ): \DOMXPath {
		$document = new \DOMDocument();
		@$document->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		return new \DOMXPath( $document );
	}

	/** @return list<string> */
	protected function texts( \DOMXPath $dom, string $query ): array {
		return array_map(
			static fn( \DOMNode $one ) => $one->textContent,
			iterator_to_array( $dom->query( $query ), false )
		);
	}
}
