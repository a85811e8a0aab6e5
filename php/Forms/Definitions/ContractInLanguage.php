<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\Contract;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\SiteLanguage;

/**
 * The contract in the language of the page at this moment, which may change within a request. Read when a form is first
 * needed: it holds translated messages, which WordPress loads late. Definitions are stored for every visitor, so their
 * words are in none that only the editor who saves works in.
 */
final class ContractInLanguage {

	/** @var array<string, Contract> By locale. */
	private array $contracts = array();

	public function __construct( private PluginPaths $paths, private ThirdPartyKinds $kinds ) {}

	public function now(): Contract {
		return $this->contracts[ get_locale() ] ??= SiteLanguage::inPages(
			fn(): Contract => $this->kinds->in(
				Contract::load( $this->paths->plugin( 'build/contract.php' ), get_locale() )
					->inOrder( WordOrder::of( get_locale() ) )
			)
		);
	}
}
