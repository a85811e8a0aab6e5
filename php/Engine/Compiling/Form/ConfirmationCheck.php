<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Form;

use Atoll\Engine\Compiling\FormProblems\ProblemList;
use Atoll\Engine\Compiling\FormProblems\ProblemSubject;
use Atoll\Engine\Contract\JsonData;

/** Whether a confirmation leads where people can be led. */
final class ConfirmationCheck {

	/** A whole address or one of this site, of which no answer can choose the place. */
	private const ADDRESS = '~^(?:https?://[^/\s{}?\#]+|/(?!/))[^\s{}?\#]*(?:[?\#]\S*)?$~Di';

	public function __construct( private ProblemList $problems ) {}

	/** @param JsonData $confirmation As an editor left it. */
	public function check( JsonData $confirmation, ProblemSubject $about ): void {
		match ( $confirmation->bool( 'isActive', true ) ? $confirmation->string( 'type' ) : '' ) {
			'page'     => $this->page( $confirmation, $about ),
			'redirect' => $this->address( trim( $confirmation->string( 'url' ) ), $about ),
			default    => null,
		};
	}

	private function page( JsonData $confirmation, ProblemSubject $about ): void {
		if ( (int) $confirmation->string( 'pageId' ) < 1 ) {
			$this->problems->add( 'confirmationNoPage', $about );
		}
	}

	private function address( string $url, ProblemSubject $about ): void {
		if ( '' === $url ) {
			$this->problems->add( 'confirmationNoAddress', $about );
		} elseif ( 1 !== preg_match( self::ADDRESS, $url ) ) {
			$this->problems->add( 'confirmationNotAddress', $about, address: $url );
		}
	}
}
