<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\FormTemplate;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What is kept of a form's markup prints what the form prints anew. */
final class FormTemplateTest extends TestCase {

	private const LINK = 'I agree to the <a href="/privacy/">privacy policy</a>';

	private Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	/** @param array<string, mixed> $source */
	#[DataProvider( 'forms' )]
	public function test_it_prints_what_the_form_prints_anew( array $source ): void {
		$form  = Form::from( $this->workbench->compiler->compile( $source, 12, 3 ) );
		$kept  = json_decode( (string) json_encode( $this->template( $form )?->stored() ), true );
		$again = FormTemplate::from( JsonData::of( $kept ) );
		self::assertNotNull( $again );
		foreach ( $this->views( $form ) as $view ) {
			$filled = $again->fill(
				$form,
				$view,
				static fn( string $words ) => str_contains( $words, 'privacy' ) ? self::LINK : ''
			);
			self::assertSame( $this->markup()->render( $form, $this->anew( $form, $view ) ), $filled );
		}
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function forms(): iterable {
		$choices = array(
			array( 'text' => 'A', 'value' => 'a', 'isSelected' => true ),
			array( 'text' => '</script><b>[gallery]' ),
		);
		$rule    = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
		);
		$text    = array(
			'id'                => 1,
			'kind'              => 'text',
			'label'             => 'Name',
			'required'          => true,
			'allowsPrepopulate' => true,
			'inputName'         => 'who',
		);
		yield 'simple fields' => array( array( 'title' => 'One', 'fields' => array(
			$text,
			array( 'id' => 2, 'kind' => 'email', 'label' => 'Email', 'defaultValue' => 'jo@example.com' ),
			array( 'id' => 3, 'kind' => 'select', 'label' => 'Loan', 'choices' => $choices ),
			array( 'id' => 4, 'kind' => 'radio', 'label' => 'When', 'choices' => $choices ),
			array( 'id' => 5, 'kind' => 'checkbox', 'label' => 'Topics', 'choices' => $choices ),
			array( 'id' => 6, 'kind' => 'textarea', 'label' => 'Message' ),
			array( 'id' => 7, 'kind' => 'html', 'content' => '<p>Hello</p>' ),
			array( 'id' => 8, 'kind' => 'submitButton', 'label' => 'Send it' ),
		) ) );
		yield 'consents, with and without the policy' => array( array( 'title' => 'Two', 'fields' => array(
			array(
				'id'            => 1,
				'kind'          => 'consent',
				'label'         => 'Privacy',
				'checkboxLabel' => 'I agree to the privacy policy',
			),
			array( 'id' => 11, 'kind' => 'consent', 'label' => 'News', 'checkboxLabel' => 'I want <em>news</em>' ),
		) ) );
		$pages = array(
			array( 'title' => 'You' ),
			array( 'title' => 'Business', 'conditionalLogic' => $rule ),
			array( 'title' => 'Send' ),
		);
		$saved = array( 'title' => 'Three', 'save' => true, 'entrySave' => true, 'csvDownload' => true );
		yield 'pages and logic' => array( $saved + array( 'pageList' => $pages, 'fields' => array(
			$text,
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Business', 'page' => 1, 'conditionalLogic' => $rule ),
			array( 'id' => 3, 'kind' => 'review', 'label' => 'Check', 'page' => 2 ),
		) ) );
		$noTrap = array( 'title' => 'Four', 'spam' => array( 'trap' => false ) );
		yield 'fields of several inputs, files, dates and a captcha' => array( $noTrap + array( 'fields' => array(
			array( 'id' => 1, 'kind' => 'name', 'label' => 'Name' ),
			array( 'id' => 2, 'kind' => 'address', 'label' => 'Home', 'addressType' => 'australian' ),
			array( 'id' => 3, 'kind' => 'list', 'label' => 'Assets', 'columns' => array( 'Asset', 'Value' ) ),
			array( 'id' => 4, 'kind' => 'fileupload', 'label' => 'Papers', 'multipleFiles' => true ),
			array( 'id' => 5, 'kind' => 'date', 'label' => 'Day' ),
			array( 'id' => 6, 'kind' => 'time', 'label' => 'Time' ),
			array( 'id' => 7, 'kind' => 'password', 'label' => 'Password' ),
			array( 'id' => 8, 'kind' => 'captcha', 'label' => 'Captcha' ),
		) ) );
	}

	public function test_years_other_plugins_controls_and_a_review_at_once_are_printed_anew(): void {
		$dropdowns = $this->workbench->form( array( 'id' => 1, 'kind' => 'date', 'dateType' => 'datedropdown' ) );
		self::assertNull( $this->template( $dropdowns ) );
		self::assertNull( $this->template( $this->workbench->form( array( 'id' => 1, 'kind' => 'review' ) ) ) );
		$definition = $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ) )->definition();
		self::assertIsArray( $definition['fields'] );
		$definition['fields'][0]['control'] = 'acme/slider';
		self::assertNull( $this->template( Form::from( $definition ) ) );
	}

	public function test_it_knows_what_an_address_may_fill_in(): void {
		$template = $this->template(
			$this->workbench->form(
				array( 'id' => 1, 'kind' => 'text', 'allowsPrepopulate' => true, 'inputName' => 'who' )
			)
		);
		self::assertTrue( $template?->isFilledInBy( array( 'who' => 'Jo' ) ) );
		self::assertFalse( $template->isFilledInBy( array( 'utm_source' => 'news' ) ) );
	}

	public function test_it_is_no_part_of_the_definition_that_it_is_stored_with(): void {
		$form = $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ) );
		$kept = Form::from( array( Form::TEMPLATE => array( 'html' => 'x' ) ) + $form->definition() );
		self::assertSame( $form->definition(), $kept->definition() );
		self::assertSame( 'x', $kept->template()->string( 'html' ) );
	}

	/**
	 * What a site, a page and a visitor can bring.
	 *
	 * @return iterable<FormRenderContext>
	 */
	private function views( Form $form ): iterable {
		$trap = $form->hasTrap() ? 'Leave "this" [empty]' : '';
		yield new FormRenderContext( '/', trap: $trap, endpoint: '/e' );
		yield new FormRenderContext(
			'/contact/?a=1&b="2"[x]',
			hidden: array( 'atoll_token' => '1.a"b', 'atoll_owner' => '<0>' ),
			endpoint: 'https://example.com/wp-json/gf/v2/forms/12/submissions',
			phone: '1300 </script>',
			pageDelay: 0,
			settings: array( 'captcha' => array( 'provider' => '"altcha"' ) ),
			trap: $trap,
			phoneUrl: 'tel:1300',
		);
	}

	/** The same with what is worked out for a form that is printed anew. */
	private function anew( Form $form, FormRenderContext $view ): FormRenderContext {
		$answers = $this->workbench->engine->initial( $form );
		$policy  = static fn( object $field ) => str_contains( $field->setting( 'checkboxLabel' ), 'privacy' )
			? self::LINK
			: '';
		return new FormRenderContext(
			$view->actionUrl,
			answers: $answers,
			hidden: $view->hidden,
			endpoint: $view->endpoint,
			phone: $view->phone,
			resolved: $this->workbench->engine->resolve( $form, $answers ),
			pageDelay: $view->pageDelay,
			settings: $view->settings,
			slotRenderers: array( 'policy' => $policy ),
			trap: $view->trap,
			phoneUrl: $view->phoneUrl,
		);
	}

	private function template( Form $form ): ?FormTemplate {
		return FormTemplate::of( $form, $this->markup(), $this->workbench->engine );
	}

	private function markup(): FormMarkup {
		return $this->workbench->markup();
	}
}
