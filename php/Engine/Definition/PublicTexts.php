<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

/**
 * Texts that a form's island may show. Those of parts, pages and rules that the form does not have are left out, since
 * they would make up most of its page's data.
 */
final class PublicTexts {

	/** Patterns for names of texts, by what a form must have. */
	private const ALWAYS   = 'error|summary.*|retry|sent';
	private const SEND     = 'sending|timedOut|tooMany|gone|loginOver';
	private const COMPOUND = 'partLabel';
	private const PAGES    = 'pageOf|progress|pageDone|turning';
	private const LOGIC    = 'noWayOn|resultChanged|questions?Added|afterQuestion|atTop';
	private const CSV      = 'download.*';
	private const ALLOW    = 'leftOut';
	private const SPACES   = 'leftOutSpaces';
	private const LENGTH   = 'leftOutEnd';
	private const REDIRECT = 'confirmation';

	/** Texts that offer to call, if the site has a phone number: the same names with `WithPhone`. */
	private const CALL = 'failed|offline|captchaFailed';

	/** Patterns for names of texts, by folder of src/islands/form/parts. */
	private const PARTS = array(
		'address' => 'lookup.*',
		'captcha' => 'captcha(Question|Again|Person)',
		'date'    => 'chooseDate.*|month|year|previousMonth|nextMonth|close',
		'review'  => 'review.*',
		'rows'    => 'row.*|removeRow',
		'save'    => 'saving|saved|save[A-Z].*|sendLink|copyLink|link.*|draft.*|close',
		'secret'  => '(show|hide)Password',
		'upload'  => 'upload.*',
	);

	/** @return array<string, mixed> Texts by name. */
	public static function collect( Form $form ): array {
		$parts   = $form->parts();
		$allowed = self::characterClasses( $form );
		return self::matching(
			$form,
			self::ALWAYS,
			self::SEND,
			self::hasCompounds( $form ) ? self::COMPOUND : '',
			in_array( 'pages', $parts, true ) ? self::PAGES : '',
			in_array( 'logic', $parts, true ) ? self::LOGIC : '',
			in_array( 'download', $parts, true ) ? self::CSV : '',
			array() === $allowed ? '' : self::ALLOW,
			self::excludeSpaces( $allowed ) ? self::SPACES : '',
			// A captcha may ask a question, whose answer has a maximum length too.
			self::limitsLength( $form ) || in_array( 'captcha', $parts, true ) ? self::LENGTH : '',
			self::redirects( $form ) ? self::REDIRECT : '',
			...array_values( array_intersect_key( self::PARTS, array_flip( $parts ) ) )
		);
	}

	/**
	 * Returns texts about failures. Whether there is a phone number to call is known only when the page is printed.
	 *
	 * @return array<string, string> Texts by name.
	 */
	public static function ofFailures( Form $form, bool $hasPhone ): array {
		$texts = array();
		foreach ( explode( '|', self::CALL ) as $name ) {
			if ( 'captchaFailed' !== $name || in_array( 'captcha', $form->parts(), true ) ) {
				$texts[ $name ] = $form->text( $hasPhone ? "{$name}WithPhone" : $name );
			}
		}
		return $texts;
	}

	/** @return array<string, mixed> Texts by name. */
	private static function matching( Form $form, string ...$patterns ): array {
		$pattern = '~^(' . implode( '|', array_filter( $patterns ) ) . ')$~D';
		return array_filter(
			( new JsonData( $form->definition() ) )->array( 'texts' ),
			static fn( string $name ): bool => 1 === preg_match( $pattern, $name ),
			ARRAY_FILTER_USE_KEY
		);
	}

	private static function hasCompounds( Form $form ): bool {
		foreach ( $form->fields() as $field ) {
			if ( array() !== array_filter( array_column( $field->inputs, 'part' ) ) ) {
				return true;
			}
		}
		return false;
	}

	private static function redirects( Form $form ): bool {
		foreach ( $form->confirmations() as $confirmation ) {
			if ( 'message' !== ( $confirmation['type'] ?? 'message' ) ) {
				return true;
			}
		}
		return false;
	}

	private static function limitsLength( Form $form ): bool {
		foreach ( $form->fields() as $field ) {
			foreach ( array( $field->data, ...$field->data->list( 'inputs' ) ) as $owner ) {
				if ( $owner->map( 'attributes' )->has( 'maxlength' ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<string> Character classes that inputs accept, as in regular expressions. */
	private static function characterClasses( Form $form ): array {
		$classes = array();
		foreach ( $form->fields() as $field ) {
			foreach ( array( $field->data, ...$field->data->list( 'inputs' ) ) as $owner ) {
				$classes[] = $owner->string( 'allow' );
			}
		}
		return array_values( array_filter( $classes ) );
	}

	/** @param list<string> $classes Character classes, as in regular expressions. */
	private static function excludeSpaces( array $classes ): bool {
		foreach ( $classes as $allowed ) {
			if ( 1 !== preg_match( '~' . str_replace( '~', '\~', $allowed ) . '~u', ' ' ) ) {
				return true;
			}
		}
		return false;
	}
}
