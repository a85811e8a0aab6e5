<?php
/**
 * @package Atoll
 */

echo Atoll\plugin()->login()->render(); // Escaped where it is built.
