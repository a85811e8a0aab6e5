<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\InlineHtml;

/**
 * The HTML of an untouched form, which is the same for everybody. It is made when the form is compiled, and stored with
 * its definition, with placeholders for what depends on the page, the site and the visitor. `fill()` returns exactly
 * what {@see FormMarkup} would print.
 */
final class FormTemplate {

	/**
	 * @param string                   $mark       Prefix of all placeholders: a hash of the definition, so that nothing
	 *                                             in the form can look like one.
	 * @param array<array-key, string> $policies   Consent texts that may mention the privacy policy, by placeholder.
	 * @param list<string>             $parameters Query parameters that prefill fields.
	 */
	private function __construct(
		private string $html,
		private string $mark,
		private array $policies,
		private array $parameters
	) {}

	/** Returns null for a form that must be printed for each request. */
	public static function of( Form $form, FormMarkup $markup, FormEngine $engine ): ?self {
		if ( 0 === $form->reviewPage() || ! self::isTheSameForAll( $form ) ) {
			return null;
		}
		$mark     = 'atoll' . substr( hash( 'sha256', Html::json( $form->definition() ) ), 0, 16 );
		$policies = array();
		$policy   = static function ( FieldView $view ) use ( $mark, &$policies ): string {
			$words = InlineHtml::html( $view->setting( 'checkboxLabel' ) );
			if ( '' === $words ) {
				return '';
			}
			$placeholder              = "{$mark}policy{$view->field->id}.";
			$policies[ $placeholder ] = $words;
			return $placeholder;
		};
		$answers  = $engine->initial( $form );
		$context  = new FormRenderContext(
			actionUrl: "{$mark}action",
			answers: $answers,
			hidden: array( "{$mark}hidden" => '' ),
			endpoint: "{$mark}endpoint",
			resolved: $engine->resolve( $form, $answers ),
			slotRenderers: array( 'policy' => $policy ),
			trap: $form->hasTrap() ? "{$mark}trap" : '',
		);
		$html     = str_replace(
			array( $context->props( $form ), HiddenInputs::inputs( $context->hidden ) ),
			array( "{$mark}props", "{$mark}hidden" ),
			$markup->render( $form, $context )
		);
		return new self( $html, $mark, $policies, self::parametersOf( $form ) );
	}

	/** @param JsonData $stored Result of {@see stored()}; empty if there is no template. */
	public static function from( JsonData $stored ): ?self {
		return $stored->has( 'html' )
			? new self(
				$stored->string( 'html' ),
				$stored->string( 'mark' ),
				$stored->strings( 'policies' ),
				array_values( $stored->strings( 'parameters' ) )
			)
			: null;
	}

	/** @return array<string, mixed> */
	public function stored(): array {
		return array(
			'html'       => $this->html,
			'mark'       => $this->mark,
			'policies'   => $this->policies,
			'parameters' => $this->parameters,
		);
	}

	/** @param array<array-key, mixed> $parameters The query of the page's address, by name. */
	public function isFilledInBy( array $parameters ): bool {
		return array() !== array_intersect_key( $parameters, array_flip( $this->parameters ) );
	}

	/**
	 * @param Form                        $form    The form of this template.
	 * @param FormRenderContext           $context Context of an untouched form.
	 * @param \Closure( string ): string  $policy  Links the privacy policy in a consent text and returns safe HTML;
	 *                                             empty if there is nothing to link.
	 */
	public function fill( Form $form, FormRenderContext $context, \Closure $policy ): string {
		return strtr(
			$this->html,
			array(
				"{$this->mark}action" => Html::text( $context->actionUrl ),
				"{$this->mark}hidden" => HiddenInputs::inputs( $context->hidden ),
				"{$this->mark}props"  => $context->props( $form ),
				"{$this->mark}trap"   => Html::text( $context->trap ),
			) + array_map( static fn( string $words ): string => $policy( $words ) ?: $words, $this->policies )
		);
	}

	private static function isTheSameForAll( Form $form ): bool {
		foreach ( $form->fields() as $field ) {
			// Controls with a slash belong to other plugins.
			if ( str_contains( $field->control, '/' ) || $field->data->bool( 'changesDaily' ) ) {
				return false;
			}
		}
		return true;
	}

	/** @return list<string> */
	private static function parametersOf( Form $form ): array {
		$names = array();
		foreach ( $form->fields() as $field ) {
			array_push( $names, $field->inputName, ...array_column( $field->inputs, 'inputName' ) );
		}
		return array_values( array_unique( array_filter( $names ) ) );
	}
}
