<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

/**
 * The sentences that a form's island may say. Those of parts, pages and rules that this form does not have stay on the
 * server: they would be most of what its page carries.
 */
final class PublicTexts {

	/** Names, as regular expressions, by what a form must have. */
	private const ALWAYS = 'error|summary.*|partLabel|retry|sent|confirmation';
	private const SEND   = 'sending|failed.*|offline.*|timedOut|tooMany|gone|loginOver';
	private const PAGES  = 'pageOf|progress|pageDone|turning';
	private const LOGIC  = 'noWayOn|resultChanged|questions?Added|afterQuestion|atTop';
	private const CSV    = 'download.*';
	private const ALLOW  = 'leftOut.*';

	/** Likewise, by folder of src/islands/form/parts. */
	private const PARTS = array(
		'address' => 'lookup.*',
		'captcha' => 'captcha.*',
		'date'    => 'chooseDate.*|month|year|previousMonth|nextMonth|close',
		'review'  => 'review.*',
		'rows'    => 'row.*|removeRow',
		'save'    => 'saving|saved|save[A-Z].*|sendLink|copyLink|link.*|draft.*|close',
		'secret'  => '(show|hide)Password',
		'upload'  => 'upload.*',
	);

	/** @return array<string, mixed> By name. */
	public static function of( Form $form ): array {
		$needed = array_filter(
			array(
				self::ALWAYS,
				self::SEND,
				$form->pages() > 1 ? self::PAGES : '',
				self::hasLogic( $form ) ? self::LOGIC : '',
				$form->offersCsv() ? self::CSV : '',
				self::allowsSome( $form ) ? self::ALLOW : '',
				...array_intersect_key( self::PARTS, array_flip( $form->parts() ) ),
			)
		);
		$texts  = ( new JsonData( $form->definition() ) )->array( 'texts' );
		$isSaid = '~^(' . implode( '|', $needed ) . ')$~D';
		return array_filter(
			$texts,
			static fn( string $name ): bool => 1 === preg_match( $isSaid, $name ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** Whether anything of it hangs on answers: fields, pages, or a button. */
	private static function hasLogic( Form $form ): bool {
		$isConditional = static fn( JsonData $page ): bool => $page->has( 'conditionalLogic' )
			|| $page->map( 'next' )->has( 'conditionalLogic' );
		return array() !== $form->order() || isset( $form->submit()['conditionalLogic'] )
			|| array() !== array_filter( $form->pageList(), $isConditional );
	}

	/** Whether some field takes only certain characters. */
	private static function allowsSome( Form $form ): bool {
		foreach ( $form->fields() as $field ) {
			foreach ( array( $field->data, ...$field->data->list( 'inputs' ) ) as $one ) {
				if ( $one->has( 'allow' ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
