<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;

/** Reports confirmations that lead to a page or an address without naming a valid one. */
final class ConfirmationCheck {

	/** A URL, or a path on this site. Merge tags only in query or fragment: no answer may choose where it leads. */
	private const ADDRESS = '~^(?:https?://[^/\s{}?\#]+|/(?!/))[^\s{}?\#]*(?:[?\#]\S*)?$~Di';

	public function __construct( private ProblemList $problems ) {}

	/** @param JsonData $confirmation The confirmation as an editor saved it. */
	public function check( JsonData $confirmation, ProblemSubject $subject ): void {
		match ( $confirmation->bool( 'isActive', true ) ? $confirmation->string( 'type' ) : '' ) {
			'page'     => $this->page( $confirmation, $subject ),
			'redirect' => $this->address( trim( $confirmation->string( 'url' ) ), $subject ),
			default    => null,
		};
	}

	private function page( JsonData $confirmation, ProblemSubject $subject ): void {
		if ( (int) $confirmation->string( 'pageId' ) < 1 ) {
			$this->problems->report( 'confirmationNoPage', $subject );
		}
	}

	private function address( string $url, ProblemSubject $subject ): void {
		if ( '' === $url ) {
			$this->problems->report( 'confirmationNoAddress', $subject );
		} elseif ( 1 !== preg_match( self::ADDRESS, $url ) ) {
			$this->problems->report( 'confirmationNotAddress', $subject, address: $url );
		}
	}
}
